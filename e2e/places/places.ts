/**
 * Where one can be: its address, whether it goes on below, so that one has to scroll through it, and whether it only says a word
 * and leads on, in the same way on every screen.
 */
export type Place = { hash: string; isLong?: true; isPlain?: true }

const nobodysWords = 'zzzzqqq-'.repeat(7)

/** Every place that needs no account. A place of several faces stands here once for each. */
export const publicPlaces: Readonly<Record<string, Place>> = {
  home: { hash: '#/', isLong: true },
  'page not found': { hash: '#/pages/nowhere', isPlain: true },
  news: { hash: '#/pages/news/index' },
  'a story': { hash: '#/pages/news/index?id=1' },
  'a place not open yet': { hash: '#/pages/blog/blog', isPlain: true },
  'the chat of a visitor': { hash: '#/pages/server/chat', isPlain: true },
  login: { hash: '#/pages/users/login' },
  'a forgotten password': { hash: '#/pages/users/login?forgot=1' },
  register: { hash: '#/pages/users/register' },
  'a failed platform login': { hash: '#/pages/users/Glimmo?error=platform' },
  cart: { hash: '#/pages/cart/mycart' },
  'tidying the cart up': { hash: '#/pages/cart/edit' },
  departments: { hash: '#/pages/category/category' },
  'a department': { hash: '#/pages/category/detail?id=1', isLong: true },
  'a department with filters': { hash: '#/pages/category/detail?id=1&sale=1&stock=1' },
  'a list that is empty': { hash: '#/pages/category/detail?id=1&from=999999' },
  'no such department': { hash: '#/pages/category/detail?id=999999999', isPlain: true },
  brands: { hash: '#/pages/category/brands' },
  'a brand': { hash: '#/pages/category/brands?brand=1' },
  'no such brand': { hash: '#/pages/category/brands?brand=999999999', isPlain: true },
  recommendations: { hash: '#/pages/category/recommend' },
  'before searching': { hash: '#/pages/search/search' },
  results: { hash: '#/pages/search/search?q=headphones' },
  'no results': { hash: `#/pages/search/search?q=${nobodysWords}` },
  'a product': { hash: '#/pages/prouduct/detail?id=25', isLong: true },
  'no such product': { hash: '#/pages/prouduct/detail?id=999999999', isPlain: true },
  'a shop': { hash: '#/pages/shop/detail?id=1' },
  'what is new in a shop': { hash: '#/pages/shop/detail?id=1&tab=new' },
  'reviews of a shop': { hash: '#/pages/shop/detail?id=3&tab=reviews' },
  'about a shop': { hash: '#/pages/shop/detail?id=1&tab=about' },
  'no such shop': { hash: '#/pages/shop/detail?id=999999999', isPlain: true },
  'the account of a visitor': { hash: '#/pages/mine/dashboard' },
  'what a visitor saved': { hash: '#/pages/mine/dashboard?tab=saved' },
  'choosing a place': { hash: '#/choose-location' },
  'a place': { hash: '#/open-location?latitude=13.7563&longitude=100.5018&name=Bangkok' },
  'no place': { hash: '#/open-location', isPlain: true },
}

const sections = ['profile', 'contact', 'password', 'addresses', 'payment', 'display', 'notifications', 'devices', 'invitation', 'data']

const walletViews = ['recharge', 'records', 'transactions', 'withdraw', 'withdraw_list', 'transfer', 'accounts']

/** Every place of somebody who is logged in. */
export const ownPlaces: Readonly<Record<string, Place>> = {
  account: { hash: '#/pages/mine/dashboard' },
  notices: { hash: '#/pages/mine/dashboard?tab=notices' },
  announcements: { hash: '#/pages/mine/dashboard?tab=notices&view=announcements' },
  saved: { hash: '#/pages/mine/dashboard?tab=saved' },
  followed: { hash: '#/pages/mine/dashboard?tab=saved&view=followed' },
  seen: { hash: '#/pages/mine/dashboard?tab=saved&view=seen' },
  'becoming a seller': { hash: '#/pages/shop/create' },
  settings: { hash: '#/pages/mine/confing' },
  ...Object.fromEntries(sections.map((each) => [`settings, ${each}`, { hash: `#/pages/mine/confing?section=${each}` }])),
  'checkout, where to': { hash: '#/pages/cart/cart?product=40&quantity=1' },
  'checkout, how it is sent': { hash: '#/pages/cart/delivery?product=40&quantity=1' },
  'checkout, how it is paid': { hash: '#/pages/cart/pay?product=40&quantity=1' },
  'nothing to pay for': { hash: '#/pages/cart/pay', isPlain: true },
  'no such payment': { hash: '#/pages/cart/pay?step=confirm&payment=999999999', isPlain: true },
  orders: { hash: '#/pages/history/purchase' },
  'no such order': { hash: '#/pages/history/detail?id=999999999', isPlain: true },
  'requests for money back': { hash: '#/pages/mine/refund_sent' },
  'no such request': { hash: '#/pages/mine/refund_sent?id=999999999', isPlain: true },
  wallet: { hash: '#/pages/mine/wallet', isLong: true },
  ...Object.fromEntries(walletViews.map((view) => [`wallet, ${view}`, { hash: `#/pages/mine/wallet?view=${view}` }])),
}

/** Every screen of a shop's console that needs no order of its own; a journey goes through those. */
export const shopPlaces: Readonly<Record<string, Place>> = {
  dashboard: { hash: '#/' },
  'orders of the shop': { hash: '#/orders' },
  'requests for refunds': { hash: '#/refunds' },
  'products of the shop': { hash: '#/products' },
  'a new product': { hash: '#/product' },
  'importing products': { hash: '#/products/import' },
  stock: { hash: '#/stock' },
  'what is brought in': { hash: '#/stock/intakes' },
  'bringing something in': { hash: '#/stock/new' },
  'reviews of the shop': { hash: '#/reviews' },
  'coupons of the shop': { hash: '#/coupons' },
  'a new coupon': { hash: '#/coupon' },
  'money of the shop': { hash: '#/payments' },
  'staff of the shop': { hash: '#/staff' },
  'settings of the shop': { hash: '#/settings' },
  'ways of sending': { hash: '#/shipping' },
  'where money goes': { hash: '#/payout-settings' },
  'letters to the shop': { hash: '#/notifications' },
  'no such order': { hash: '#/order?id=999999999', isPlain: true },
  'no such page': { hash: '#/nowhere', isPlain: true },
}

/** The plain page of the staff, in English alone. */
export const staffPlaces: Readonly<Record<string, Place>> = {
  'the queue': { hash: '#/queue' },
  'what was decided': { hash: '#/queue?state=decided' },
  'a case': { hash: '#/queue?case=500-13' },
  'the checks of the books': { hash: '#/checks' },
  adjustments: { hash: '#/adjustments' },
  'the staff': { hash: '#/staff' },
}
