import { isCallFailure, useMakeQuote } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { useStore } from '@plaza/web/store'
import { useEffect, useState } from 'react'
import { cartPurchase } from '../../mall/cart/cart-place.ts'
import { type Purchase, newPurchase, purchases } from '../../mall/purchases.ts'
import { useReader } from '../../mall/reader.ts'
import type { PurchaseSelection } from '../../parts/checkout/wanted.ts'

/** Fields of the quote request: the items, and the customer's choices of address, delivery and coupons. */
export const fieldsOf = ({ item }: PurchaseSelection, { address, delivery, coupons }: Purchase, currency: string) => ({
  ...(address !== undefined && { address_id: address }),
  ...(Object.keys(delivery).length > 0 && { delivery }),
  ...(coupons && { coupons: 'chosen' as const, coupon_codes: [...coupons] }),
  ...(item && { items: [item] }),
  currency,
})

type Part = { [K in keyof Purchase]?: Purchase[K] | undefined }
export type LostCoupon = { code: string }

/** A purchase in progress: its choices and its quote. */
export const usePurchase = (user: UserInfo, wanted: PurchaseSelection) => {
  const { currency } = useReader()
  const { owner, list } = useStore(purchases)
  const own = owner === user.email ? list : {}
  // A product bought directly is delivered to the place that the shopper chose for the cart.
  const address = own[wanted.what]?.address ?? own[cartPurchase]?.address
  const purchase = { ...(own[wanted.what] ?? newPurchase), ...(address !== undefined && { address }) }
  const change = (part: Part) => purchases.change(user.email, wanted.what, part as Partial<Purchase>)
  const fields = fieldsOf(wanted, purchase, currency.code)
  const quote = useMakeQuote(fields)
  const lost = useWithoutWhatIsGone(quote.error, purchase, change)
  return { user, wanted, purchase, change, fields, quote, lost }
}
export type OngoingPurchase = ReturnType<typeof usePurchase>

/** Removes a deleted address or ended coupons from the purchase's choices after the server refuses them. */
const useWithoutWhatIsGone = (error: unknown, { address, coupons }: Purchase, change: (part: Part) => void): LostCoupon | undefined => {
  const failure = isCallFailure(error) ? error : undefined
  const noAddress = failure?.reason === 'address_unknown' && address !== undefined
  const noCoupon = failure?.reason === 'coupon_refused' && coupons !== undefined
  const [lost, setLost] = useState<LostCoupon>()
  const { code = '' } = (failure?.data ?? {}) as Partial<LostCoupon>
  if (noCoupon && lost?.code !== code) setLost({ code })
  useEffect(() => {
    if (noAddress) change({ address: undefined })
    if (noCoupon) change({ coupons: undefined })
    // `change` also removes the refused choices, so this effect runs only once per refusal.
  }, [noAddress, noCoupon, change])
  return lost
}
