import { type SellerDesk, getSeller } from '@plaza/contract'
import { openWeb } from '@plaza/web'

/** The signed-in user as the console stores it: shop and role. `getSeller` returns everything else. */
export type SellerUser = { shop: Pick<SellerDesk['shop'], 'id' | 'name'>; role: SellerDesk['role'] }

/** Separate storage keys for sellers, so that one browser can have a customer session and a seller session at the same time. */
export const names = { token: 'seller.token', user: 'seller.user', lang: 'lang', cur: 'cur', theme: 'theme' } as const
const isUser = (value: unknown): value is SellerUser => typeof value === 'object' && value !== null && 'shop' in value && 'role' in value

export const openSeller = (fetch?: typeof globalThis.fetch) =>
  openWeb<SellerUser>({ audience: 'seller', self: getSeller, names, isUser, ...(fetch && { fetch }) })
