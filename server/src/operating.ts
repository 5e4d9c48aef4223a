import type { Slice } from './slice.ts'
import type { CaseSource } from './slices/cases/index.ts'
import { bookkeepingRoutes, bookkeepingTimers } from './slices/bookkeeping/index.ts'
import { casesOf } from './slices/cases/persons/index.ts'
import { waitingOf } from './slices/cases/waiting/index.ts'
import { customersRoutes } from './slices/customers/index.ts'
import { oversightRoutes } from './slices/oversight/index.ts'
import { overviewRoutes } from './slices/overview/index.ts'
import { suspensionsRoutes, suspensionsTimers } from './slices/suspensions/index.ts'

/** What staff see of the mall and do about it, besides what they decide: the last part of the page of slices. */
export const operatingOn = (everyCase: readonly CaseSource[]): readonly Slice[] => [
  {
    name: 'customers',
    owns: 'what staff see of people, and how they let nobody in',
    leansOn: [
      'ledger',
      'ledger/books',
      'notices',
      'accounts',
      'accounts/finding',
      'accounts/people',
      'addresses',
      'staff/operators',
      'shops/owners',
      'wallet/statement',
      'orders/finding',
      'orders/reading',
      'cases/persons',
    ],
    routes: customersRoutes(casesOf(everyCase)),
    listeners: [],
  },
  {
    name: 'suspensions',
    owns: 'what staff see of shops, and why one is off the mall for a while',
    leansOn: [
      'ledger',
      'ledger/books',
      'ledger/room',
      'notices',
      'accounts/finding',
      'accounts/letters',
      'accounts/people',
      'staff/operators',
      'shops/members',
      'shops/owners',
      'shops/standing',
      'orders/reading',
      'sellers',
      'cases/persons',
    ],
    routes: suspensionsRoutes(casesOf(everyCase)),
    listeners: [],
    timers: suspensionsTimers,
  },
  {
    name: 'oversight',
    owns: 'what staff see of orders and of money asked back, and how they call an order off',
    leansOn: [
      'accounts/finding',
      'accounts/people',
      'staff/operators',
      'shops',
      'shops/owners',
      'shops/standing',
      'orders/finding',
      'orders/moving',
      'orders/reading',
      'checkout/paying',
      'fulfilment',
      'refunds/lists',
      'refunds/records',
      'refunds/telling',
      'sales',
      'affiliate/sameness',
    ],
    routes: oversightRoutes,
    listeners: [],
  },
  {
    name: 'bookkeeping',
    owns: 'the books as staff read them: moves, accounts, the sheet and its closed days, and figures by day',
    leansOn: ['ledger/checks', 'ledger/room', 'staff/operators', 'shops', 'orders/finding', 'refunds/lists', 'cases/promises'],
    routes: bookkeepingRoutes,
    listeners: [],
    timers: bookkeepingTimers,
  },
  {
    name: 'overview',
    owns: 'the mall at a glance for its staff: figures, record, health',
    leansOn: [
      'ledger/checks',
      'ledger/room',
      'accounts/finding',
      'staff/operators',
      'shops/standing',
      'orders/finding',
      'cases/promises',
      'cases/waiting',
    ],
    routes: overviewRoutes(waitingOf(everyCase)),
    listeners: [],
  },
]
