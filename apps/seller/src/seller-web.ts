import { type SellerDesk, getSeller } from '@plaza/contract'
import { openWeb } from '@plaza/web'

/** Who is in the console: whose shop it is, and as what. What else the mall says of them is known once it was asked. */
export type SellerUser = { shop: Pick<SellerDesk['shop'], 'id' | 'name'>; role: SellerDesk['role'] }

/** Its own names, so that one browser can hold a customer and a seller side by side. */
export const names = { token: 'seller.token', user: 'seller.user', lang: 'lang', cur: 'cur', theme: 'theme' } as const
const isUser = (value: unknown): value is SellerUser => typeof value === 'object' && value !== null && 'shop' in value && 'role' in value

export const openSeller = (fetch?: typeof globalThis.fetch) =>
  openWeb<SellerUser>({ audience: 'seller', self: getSeller, names, isUser, ...(fetch && { fetch }) })
