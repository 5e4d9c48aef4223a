/** Where an ad or a notice leads in the storefront: the part of its addresses that others keep. */
export const storefrontLinks = {
  category: (id: string) => `#/pages/category/detail?id=${id}`,
  product: (id: string) => `#/pages/prouduct/detail?id=${id}`,
  recommended: (tab: string) => `#/pages/category/recommend?tab=${tab}`,
} as const
