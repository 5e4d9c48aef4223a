import { type SellerDesk, getSeller } from '@plaza/contract'
import { openWeb } from '@plaza/web'

/** The stored user of the console: shop and role. `getSeller` returns everything else. */
export type SellerUser = { shop: Pick<SellerDesk['shop'], 'id' | 'name'>; role: SellerDesk['role'] }

/** Own storage keys, so that one browser can hold a customer session and a seller session side by side. */
export const names = { token: 'seller.token', user: 'seller.user', lang: 'lang', cur: 'cur', theme: 'theme' } as const
const isUser = (value: unknown): value is SellerUser => typeof value === 'object' && value !== null && 'shop' in value && 'role' in value

export const openSeller = (fetch?: typeof globalThis.fetch) =>
  openWeb<SellerUser>({ audience: 'seller', self: getSeller, names, isUser, ...(fetch && { fetch }) })
