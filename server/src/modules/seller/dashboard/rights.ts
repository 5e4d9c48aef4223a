import { type SellerRight, sellerRights } from '@plaza/contract'
import type { SellerRole } from '../../shops/access/staff/index.ts'

/** The rights of each role of a shop. Each endpoint checks its own roles as well. */
const rights: Readonly<Record<SellerRole, readonly SellerRight[]>> = {
  owner: sellerRights,
  catalogue: ['products', 'stock', 'coupons', 'reviews'],
  orders: ['orders', 'move_orders', 'refunds', 'answer_refunds', 'reviews', 'answer_reviews'],
  finance: ['orders', 'money'],
  support: ['orders', 'refunds', 'reviews', 'answer_reviews', 'chat'],
}
export const rightsOf = (role: SellerRole): SellerRight[] => [...rights[role]]
