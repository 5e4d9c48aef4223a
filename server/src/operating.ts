import type { Slice } from './slice.ts'
import type { CaseSource } from './modules/approvals/queue/index.ts'
import { bookkeepingRoutes, bookkeepingTimers } from './modules/operator/finances/index.ts'
import { casesOf } from './modules/approvals/queue/persons/index.ts'
import { waitingOf } from './modules/approvals/queue/waiting/index.ts'
import { customersRoutes } from './modules/operator/customers/index.ts'
import { oversightRoutes } from './modules/operator/orders/index.ts'
import { overviewRoutes } from './modules/operator/dashboard/index.ts'
import { suspensionsRoutes, suspensionsTimers } from './modules/operator/shops/index.ts'

/** What staff see of the mall and do about it, besides what they decide: the last part of the page of slices. */
export const operatingOn = (everyCase: readonly CaseSource[]): readonly Slice[] => [
  {
    name: 'operator/customers',
    owns: 'what staff see of people, and how they let nobody in',
    leansOn: [
      'foundation/ledger',
      'foundation/ledger/books',
      'foundation/notifications',
      'identity/accounts',
      'identity/accounts/finding',
      'identity/accounts/people',
      'identity/addresses',
      'identity/staff/operators',
      'shops/profile/owners',
      'payments/wallet/statement',
      'orders/orders/finding',
      'orders/orders/reading',
      'approvals/queue/persons',
    ],
    routes: customersRoutes(casesOf(everyCase)),
    listeners: [],
  },
  {
    name: 'operator/shops',
    owns: 'what staff see of shops, and why one is off the mall for a while',
    leansOn: [
      'foundation/ledger',
      'foundation/ledger/books',
      'foundation/ledger/room',
      'foundation/notifications',
      'identity/accounts/finding',
      'identity/accounts/letters',
      'identity/accounts/people',
      'identity/staff/operators',
      'shops/profile/members',
      'shops/profile/owners',
      'shops/profile/standing',
      'orders/orders/reading',
      'shops/access',
      'approvals/queue/persons',
    ],
    routes: suspensionsRoutes(casesOf(everyCase)),
    listeners: [],
    timers: suspensionsTimers,
  },
  {
    name: 'operator/orders',
    owns: 'what staff see of orders and of money asked back, and how they call an order off',
    leansOn: [
      'identity/accounts/finding',
      'identity/accounts/people',
      'identity/staff/operators',
      'shops/profile',
      'shops/profile/owners',
      'shops/profile/standing',
      'orders/orders/finding',
      'orders/orders/moving',
      'orders/orders/reading',
      'orders/checkout/paying',
      'orders/lifecycle',
      'orders/refunds/lists',
      'orders/refunds/records',
      'orders/refunds/telling',
      'seller/orders',
      'community/referrals/sameness',
    ],
    routes: oversightRoutes,
    listeners: [],
  },
  {
    name: 'operator/finances',
    owns: 'the books as staff read them: moves, accounts, the sheet and its closed days, and figures by day',
    leansOn: [
      'foundation/ledger/checks',
      'foundation/ledger/room',
      'identity/staff/operators',
      'shops/profile',
      'orders/orders/finding',
      'orders/refunds/lists',
      'approvals/queue/promises',
    ],
    routes: bookkeepingRoutes,
    listeners: [],
    timers: bookkeepingTimers,
  },
  {
    name: 'operator/dashboard',
    owns: 'the mall at a glance for its staff: figures, record, health',
    leansOn: [
      'foundation/ledger/checks',
      'foundation/ledger/room',
      'identity/accounts/finding',
      'identity/staff/operators',
      'shops/profile/standing',
      'orders/orders/finding',
      'approvals/queue/promises',
      'approvals/queue/waiting',
    ],
    routes: overviewRoutes(waitingOf(everyCase)),
    listeners: [],
  },
]
