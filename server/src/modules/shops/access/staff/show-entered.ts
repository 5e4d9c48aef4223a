import type { Seat } from './allow-seller.ts'

/** What somebody is told who came into the console. */
export const toEnteredView = (token: string, { shop, role }: Seat) => ({
  'access-token': token,
  shop: { id: shop.id, name: shop.name },
  role,
})
