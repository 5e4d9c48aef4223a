/** Where the records of a shop stand in its console. */
const recordsOfShop = {
  order: '/order',
  refund: '/refund',
  product: '/product',
  intake: '/stock/intake',
  stockItem: '/stock/item',
  ticket: '/support',
  chat: '/chat',
} as const

/** The place in a shop's console that a link leads to; null for one that leads elsewhere. */
export const consolePlaceOf = (link: string | null): string | null => {
  const to = link && /[?&]to=([^&]+)/.exec(link)?.[1]
  return to ? decodeURIComponent(to) : null
}

const toConsole = (to: string) => `#/pages/mine/pc_mine?tab=backend&to=${encodeURIComponent(to)}`

/** Where an ad or a notice leads in the storefront: the part of its addresses that others keep. */
export const storefrontLinks = {
  category: (id: string) => `#/pages/category/detail?id=${id}`,
  product: (id: string) => `#/pages/prouduct/detail?id=${id}`,
  /** Product link that an inviting user shares. */
  invitedToProduct: (id: string, invitationCode: string) => `#/pages/prouduct/detail?id=${id}&code=${invitationCode}`,
  shop: (id: string) => `#/pages/shop/detail?id=${id}`,
  orders: (status: string) => `#/pages/history/purchase?status=${status}`,
  order: (id: string) => `#/pages/history/detail?id=${id}`,
  /** A payment as it stands: the last step of buying. */
  payment: (id: string) => `#/pages/cart/pay?step=confirm&payment=${id}`,
  refund: (id: string) => `#/pages/mine/refund_sent?id=${id}`,
  /** A view of the wallet (recharge, records, transactions, withdraw_list, transfer), and which of its records is open. */
  wallet: (view: string, id?: string) => `#/pages/mine/wallet?view=${view}${id ? `&record=${id}` : ''}`,
  /** The way through a ticket to a record in the console of one’s shop. */
  shopRecord: (of: keyof typeof recordsOfShop, id: string) => toConsole(`${recordsOfShop[of]}?id=${id}`),
  /** Why one's shop is off the mall, and what one says to that. */
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
