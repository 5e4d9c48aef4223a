/** Where an ad or a notice leads in the storefront: the part of its addresses that others keep. */
export const storefrontLinks = {
  category: (id: string) => `#/pages/category/detail?id=${id}`,
  product: (id: string) => `#/pages/prouduct/detail?id=${id}`,
  shop: (id: string) => `#/pages/shop/detail?id=${id}`,
  order: (id: string) => `#/pages/history/detail?id=${id}`,
  refund: (id: string) => `#/pages/mine/refund_sent?id=${id}`,
  /** A section of the wallet: recharge, withdraw, records. */
  wallet: (section: string, id?: string) => `#/pages/mine/wallet?tab=${section}${id ? `&id=${id}` : ''}`,
  becomeSeller: '#/pages/shop/create',
  /** A section of the settings: profile, password, addresses, payment, devices. */
  settings: (section: string) => `#/pages/mine/confing?section=${section}`,
  home: '#/',
  register: (invitationCode: string) => `#/pages/users/register?code=${invitationCode}`,
  recommended: (tab: string) => `#/pages/category/recommend?tab=${tab}`,
} as const
