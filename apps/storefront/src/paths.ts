/** All storefront URLs. Odd spellings are kept because external links use them. */
export const paths = {
  home: '/',
  homeAlias: '/pages/home/home',
  defaultPage: '/pages/index/index',
  news: '/pages/news/index',
  terms: '/pages/policy/terms',
  support: '/pages/policy/support',
  returns: '/pages/policy/return',
  privacy: '/pages/policy/privacy',
  about: '/pages/policy/about_us',
  userAgreement: '/pages/policy/user',
  login: '/pages/users/login',
  register: '/pages/users/register',
  notFound: '/pages/users/404',
  search: '/pages/search/search',
  shipment: '/pages/cart/cart',
  delivery: '/pages/cart/delivery',
  payment: '/pages/cart/pay',
  cart: '/pages/cart/mycart',
  cartEdit: '/pages/cart/edit',
  product: '/pages/prouduct/detail',
  category: '/pages/category/detail',
  brands: '/pages/category/brands',
  categories: '/pages/category/category',
  recommended: '/pages/category/recommend',
  dashboard: '/pages/mine/dashboard',
  settings: '/pages/mine/confing',
  wallet: '/pages/mine/wallet',
  refunds: '/pages/mine/refund_sent',
  account: '/pages/mine/pc_mine',
  orders: '/pages/history/purchase',
  order: '/pages/history/detail',
  blog: '/pages/blog/blog',
  blogPost: '/pages/blog/detail',
  becomeSeller: '/pages/shop/create',
  shop: '/pages/shop/detail',
  chat: '/pages/server/chat',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
} as const

export type PathName = keyof typeof paths

/** Login page of a social platform, if the mall's owner has configured one. */
export const socialLoginPath = (platform: string): string => `/pages/users/${platform}`

/** URL of a route with its query: `#/pages/prouduct/detail?id=7`. */
export const hrefOf = (name: PathName, query: Readonly<Record<string, string>> = {}): string => {
  const queryString = new URLSearchParams(query).toString()
  return `#${paths[name]}${queryString && `?${queryString}`}`
}

const nameOfPath = new Map<string, PathName>(Object.entries(paths).map(([name, path]) => [path, name as PathName]))
export const pathNameOf = (path: string): PathName | undefined => nameOfPath.get(path)
