import { createReturns, hrefTo } from '@plaza/web/route'

/** Paths of the console's screens, after the `#`. */
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
  /** Target of the link in an invitation email, for a user who is not a member yet. */
  welcome: '/welcome',
} as const
export type PathName = keyof typeof paths

export const hrefOf = (name: PathName, query?: Readonly<Record<string, string>>): string => hrefTo(paths[name], query)

/** Return address after login. Only a screen of the console is allowed. */
export const { safeReturn } = createReturns({ home: paths.dashboard, login: paths.dashboard, neverBackTo: [] })
