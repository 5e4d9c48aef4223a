import type { Slice } from './slice.ts'
import { deskRoutes } from './modules/seller/dashboard/index.ts'
import { monthSumsHold, payoutsRoutes, payoutsTimers } from './modules/seller/finances/index.ts'
import { shopCouponsRoutes } from './modules/seller/coupons/index.ts'
import { shopSettingsRoutes } from './modules/seller/settings/index.ts'
import { supplyRoutes } from './modules/seller/inventory/index.ts'

export { supplyCases as shopsDeskCases } from './modules/seller/inventory/index.ts'

/** What a shop runs itself by besides its goods and its orders: stock that comes, settings, money, coupons, figures. */
export const shopsDesk: readonly Slice[] = [
  {
    name: 'seller/inventory',
    owns: 'what shops have of their goods, and what they bring into stock',
    leansOn: [
      'foundation/media',
      'shops/profile/owners',
      'approvals/queue',
      'catalog/products/pieces',
      'catalog/inventory',
      'shops/access',
      'seller/products',
    ],
    routes: supplyRoutes,
    listeners: [],
  },
  {
    name: 'seller/settings',
    owns: 'what a shop says of itself, how it sends, and where its money goes',
    leansOn: [
      'foundation/media/claiming',
      'identity/accounts/letters',
      'identity/accounts/payouts',
      'identity/accounts/people',
      'identity/addresses/places',
      'shops/profile/settings',
      'orders/shipping',
      'shops/access',
    ],
    routes: shopSettingsRoutes,
    listeners: [],
  },
  {
    name: 'seller/finances',
    owns: 'what shops read of their money, and how they take it out',
    leansOn: [
      'foundation/ledger',
      'foundation/ledger/books',
      'foundation/ledger/checks',
      'foundation/ledger/dues',
      'foundation/ledger/moves',
      'foundation/settings',
      'identity/accounts/codes',
      'identity/accounts/people',
      'shops/profile/owners',
      'payments/wallet/statement',
      'payments/wallet/withdraw',
      'catalog/products/categories',
      'orders/orders/earning',
      'orders/cart/pricing',
      'orders/checkout/placing',
      'shops/access',
      'orders/lifecycle/settling',
    ],
    routes: payoutsRoutes,
    listeners: [],
    timers: payoutsTimers,
    moneyChecks: [monthSumsHold],
  },
  {
    name: 'seller/coupons',
    owns: 'the coupons that shops give, as their consoles make and end them',
    leansOn: [
      'orders/coupons',
      'orders/coupons/giving',
      'catalog/products',
      'catalog/products/own',
      'shops/profile/owners',
      'shops/access',
    ],
    routes: shopCouponsRoutes,
    listeners: [],
  },
  {
    name: 'seller/dashboard',
    owns: 'what a shop sees of itself at a glance',
    leansOn: [
      'foundation/notifications',
      'identity/accounts/payouts',
      'shops/profile',
      'shops/profile/owners',
      'shops/profile/settings',
      'catalog/products',
      'catalog/products/pieces',
      'orders/shipping',
      'orders/orders/planning',
      'orders/orders/reading',
      'orders/orders/sums',
      'shops/access',
      'orders/refunds',
      'seller/orders',
    ],
    routes: deskRoutes,
    listeners: [],
  },
]
