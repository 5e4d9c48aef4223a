import { createReturns, hrefTo } from '@plaza/web/place'

/** Where the screens of the console stand, behind the `#`. */
export const paths = {
  dashboard: '/',
  orders: '/orders',
  order: '/order',
  refunds: '/refunds',
  refund: '/refund',
  products: '/products',
  product: '/product',
  productImport: '/products/import',
  stock: '/stock',
  stockItem: '/stock/item',
  intakes: '/stock/intakes',
  intake: '/stock/intake',
  newIntake: '/stock/new',
  reviews: '/reviews',
  coupons: '/coupons',
  coupon: '/coupon',
  payments: '/payments',
  affiliate: '/affiliate',
  staff: '/staff',
  settings: '/settings',
  shipping: '/shipping',
  payoutSettings: '/payout-settings',
  notifications: '/notifications',
  notices: '/notices',
  standing: '/standing',
  chat: '/chat',
  support: '/support',
  /** Where a letter of invitation leads, for who is not here yet. */
  welcome: '/welcome',
} as const
export type PathName = keyof typeof paths

export const hrefOf = (name: PathName, query?: Readonly<Record<string, string>>): string => hrefTo(paths[name], query)

/** Where a user goes after logging in: only to a screen of the console. */
export const { safeReturn } = createReturns({ home: paths.dashboard, login: paths.dashboard, neverBackTo: [] })
