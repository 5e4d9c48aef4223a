import type { ShopFoundKind } from '@plaza/contract'
import type { SellerRole } from '../../shops/access/staff/index.ts'

const arranging: readonly SellerRole[] = ['owner', 'catalogue']
/** The roles that find records of each kind: those that may open them. */
const rights: Readonly<Record<ShopFoundKind, readonly SellerRole[]>> = {
  order: ['owner', 'orders', 'finance', 'support'],
  refund: ['owner', 'orders', 'support'],
  product: arranging,
  stock: arranging,
  coupon: arranging,
  ticket: ['owner', 'support'],
}

export const mayFindInShop = (kind: ShopFoundKind, role: SellerRole): boolean => rights[kind].includes(role)
