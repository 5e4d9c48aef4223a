import { createReturns, hrefTo } from '@plaza/web/route'

/** Paths of the console's screens, after the `#`. */
export const paths = {
  overview: '/',
  queue: '/queue',
  glance: '/overview',
  audit: '/audit',
  health: '/health',
  people: '/people',
  person: '/people/person',
  shops: '/shops',
  shop: '/shops/shop',
  orders: '/orders',
  order: '/orders/order',
  refunds: '/refunds',
  refund: '/refunds/refund',
  ledger: '/ledger',
  accounts: '/accounts',
  sheet: '/sheet',
  checks: '/checks',
  reports: '/reports',
  adjustments: '/adjustments',
  cash: '/cash',
  categories: '/categories',
  brands: '/brands',
  brand: '/brands/brand',
  ads: '/ads',
  announcements: '/announcements',
  news: '/news',
  posts: '/posts',
  policies: '/policies',
  policy: '/policies/policy',
  policyDraft: '/policies/draft',
  coupons: '/coupons',
  coupon: '/coupons/coupon',
  currencies: '/currencies',
  receiving: '/wallets',
  website: '/website',
  limits: '/limits',
  payWays: '/payment-ways',
  languages: '/languages',
  texts: '/texts',
  text: '/texts/text',
  carriers: '/carriers',
  carrier: '/carriers/carrier',
  staff: '/staff',
  chat: '/chat',
  own: '/own',
  tickets: '/tickets',
  /** Target of the link in an invitation email, for a person without a staff account. */
  welcome: '/welcome',
} as const
export type PathName = keyof typeof paths

export const hrefOf = (name: PathName, query?: Readonly<Record<string, string>>): string => hrefTo(paths[name], query)

/** Return address after sign-in. Only a screen of the console is allowed. */
export const { safeReturn } = createReturns({ home: paths.overview, login: paths.overview, neverBackTo: [] })
