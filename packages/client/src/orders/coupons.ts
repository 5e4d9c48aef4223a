import { claimCoupon, getCart, listCoupons, makeQuote } from '@plaza/contract'
import { usePages } from '../asking.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import type { When } from '../queries.ts'

export const useListCouponsPages = (
  wanted: Pick<Fields<typeof listCoupons>, 'whose' | 'shop_id' | 'product_id' | 'limit'> = {},
  when?: When,
) => usePages(listCoupons, wanted as Fields<typeof listCoupons>, { ...when, own: true })

/** A claimed coupon may lower the price of the cart at once. */
export const useClaimCoupon = () => useChange(claimCoupon, { stale: [listCoupons, getCart, makeQuote], staleIfFailed: [listCoupons] })
