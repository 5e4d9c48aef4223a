/** Paths of a shop's orders, products and other records in the seller console. */
const recordsOfShop = {
  order: '/order',
  refund: '/refund',
  product: '/product',
  intake: '/stock/intake',
  stockItem: '/stock/item',
  ticket: '/support',
  chat: '/chat',
} as const

/** The path within the seller console, for a link to that console. Null for any other link. */
export const consoleRouteOf = (link: string | null): string | null => {
  const to = link && /[?&]to=([^&]+)/.exec(link)?.[1]
  return to ? decodeURIComponent(to) : null
}

const toConsole = (to: string) => `#/pages/mine/pc_mine?tab=backend&to=${encodeURIComponent(to)}`

/** Storefront link targets for ads and notifications, stored as hash routes without the host. */
export const storefrontLinks = {
  category: (id: string) => `#/pages/category/detail?id=${id}`,
  product: (id: string) => `#/pages/prouduct/detail?id=${id}`,
  /** Link to a product that an inviting user shares. It contains the invitation code. */
  invitedToProduct: (id: string, invitationCode: string) => `#/pages/prouduct/detail?id=${id}&code=${invitationCode}`,
  shop: (id: string) => `#/pages/shop/detail?id=${id}`,
  orders: (status: string) => `#/pages/history/purchase?status=${status}`,
  order: (id: string) => `#/pages/history/detail?id=${id}`,
  /** The last checkout step, with the current state of the payment. */
  payment: (id: string) => `#/pages/cart/pay?step=confirm&payment=${id}`,
  refund: (id: string) => `#/pages/mine/refund_sent?id=${id}`,
  /** A view of the wallet (recharge, records, transactions, withdraw_list, transfer), optionally with one record open. */
  wallet: (view: string, id?: string) => `#/pages/mine/wallet?view=${view}${id ? `&record=${id}` : ''}`,
  /** Opens a record in the seller console by a login ticket. */
  shopRecord: (of: keyof typeof recordsOfShop, id: string) => toConsole(`${recordsOfShop[of]}?id=${id}`),
  /** Opens the stock of all variants of a product in the seller console. */
  shopStock: (productId: string) => toConsole(`/stock?q=${productId}`),
  /** The reasons why the user's shop is suspended, and the appeal against the suspension. */
  shopStanding: toConsole('/standing'),
  /** A ticket of the user. */
  ticket: (id: string) => `#/pages/server/chat?view=tickets&id=${id}`,
  /** The user's conversation with a shop or with customer service. */
  chat: (id: string) => `#/pages/server/chat?id=${id}`,
  becomeSeller: '#/pages/shop/create',
  /** A section of the settings: profile, password, addresses, payment, devices. */
  settings: (section: string) => `#/pages/mine/confing?section=${section}`,
  blog: '#/pages/blog/blog',
  post: (id: string) => `#/pages/blog/detail?id=${id}`,
  home: '#/',
  register: (invitationCode: string) => `#/pages/users/register?code=${invitationCode}`,
  recommended: (tab: string) => `#/pages/category/recommend?tab=${tab}`,
} as const
