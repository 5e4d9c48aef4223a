import type { Membership } from './allow-seller.ts'

/** The response to a login at the console. */
export const toEnteredView = (token: string, { shop, role }: Membership) => ({
  'access-token': token,
  shop: { id: shop.id, name: shop.name },
  role,
})
