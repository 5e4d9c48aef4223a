import type { Cart, CountedCoupon } from '@plaza/contract'

/** Coupons of a cart: applied coupons, and other coupons whose conditions are not met. */
export const couponsIn = ({ coupons, shops }: Cart): { counted: CountedCoupon[]; others: CountedCoupon[] } => {
  const all = [...coupons, ...shops.flatMap(({ coupon, coupons: more }) => [...(coupon ? [coupon] : []), ...more])]
  const once = [...new Map(all.map((each) => [each.id, each])).values()]
  const counts = ({ reason, saves }: CountedCoupon) => reason === null && /[1-9]/.test(saves)
  return { counted: once.filter(counts), others: once.filter((each) => !counts(each)) }
}
