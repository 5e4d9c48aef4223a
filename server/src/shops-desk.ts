import type { Slice } from './slice.ts'
import { deskRoutes } from './slices/desk/index.ts'
import { monthSumsHold, payoutsRoutes, payoutsTimers } from './slices/payouts/index.ts'
import { shopCouponsRoutes } from './slices/shop-coupons/index.ts'
import { shopSettingsRoutes } from './slices/shop-settings/index.ts'
import { supplyRoutes } from './slices/supply/index.ts'

export { supplyCases as shopsDeskCases } from './slices/supply/index.ts'

/** What a shop runs itself by besides its goods and its orders: stock that comes, settings, money, coupons, figures. */
export const shopsDesk: readonly Slice[] = [
  {
    name: 'supply',
    owns: 'what shops have of their goods, and what they bring into stock',
    leansOn: ['media', 'shops/owners', 'cases', 'catalogue/pieces', 'stock', 'sellers', 'shop-products'],
    routes: supplyRoutes,
    listeners: [],
  },
  {
    name: 'shop-settings',
    owns: 'what a shop says of itself, how it sends, and where its money goes',
    leansOn: [
      'media/claiming',
      'accounts/letters',
      'accounts/payouts',
      'accounts/people',
      'addresses/places',
      'shops/settings',
      'delivery',
      'sellers',
    ],
    routes: shopSettingsRoutes,
    listeners: [],
  },
  {
    name: 'payouts',
    owns: 'what shops read of their money, and how they take it out',
    leansOn: [
      'ledger',
      'ledger/books',
      'ledger/checks',
      'ledger/dues',
      'ledger/moves',
      'settings',
      'accounts/codes',
      'accounts/people',
      'shops/owners',
      'wallet/statement',
      'wallet/withdraw',
      'catalogue/categories',
      'orders/earning',
      'cart/pricing',
      'checkout/placing',
      'sellers',
      'fulfilment/settling',
    ],
    routes: payoutsRoutes,
    listeners: [],
    timers: payoutsTimers,
    moneyChecks: [monthSumsHold],
  },
  {
    name: 'shop-coupons',
    owns: 'the coupons that shops give, as their consoles make and end them',
    leansOn: ['coupons', 'coupons/giving', 'catalogue', 'catalogue/own', 'shops/owners', 'sellers'],
    routes: shopCouponsRoutes,
    listeners: [],
  },
  {
    name: 'desk',
    owns: 'what a shop sees of itself at a glance',
    leansOn: [
      'notices',
      'accounts/payouts',
      'shops',
      'shops/owners',
      'shops/settings',
      'catalogue',
      'catalogue/pieces',
      'delivery',
      'orders/planning',
      'orders/reading',
      'orders/sums',
      'sellers',
      'refunds',
      'sales',
    ],
    routes: deskRoutes,
    listeners: [],
  },
]
