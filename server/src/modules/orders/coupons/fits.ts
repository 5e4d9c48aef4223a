import type { CouponReason } from '@plaza/contract'
import { nothing, subtractMoney, sumMoney, type Money } from '@plaza/values'
import type { CouponBasket, BasketLine } from './basket.ts'
import type { Candidate } from './grants/coupon.ts'
import { couponClaimState } from './standing.ts'

const inScope = ({ kind, id }: Candidate['scope'], line: BasketLine): boolean => {
  if (kind === 'all' || id === null) return true
  if (kind === 'category') return line.categoryPath.includes(id)
  return (kind === 'brand' ? line.brandId : line.productId) === id
}

/** The basket lines to which a coupon applies. */
export const linesFor = ({ shopId, scope }: Candidate, { lines }: Pick<CouponBasket, 'lines'>): BasketLine[] =>
  lines.filter((line) => (shopId === null || line.shopId === shopId) && inScope(scope, line))

type Misfit = { reason: CouponReason; missing: Money | null }
const because = (reason: CouponReason): Misfit => ({ reason, missing: null })

/** The reason why a coupon cannot apply to a basket, regardless of other coupons. Null if the coupon can apply. */
export const misfitOf = (coupon: Candidate, basket: CouponBasket): Misfit | null => {
  const claimState = couponClaimState(coupon, basket.now)
  if (claimState !== 'open' && claimState !== 'claimed') return because(claimState)
  if (coupon.firstOrder && !basket.isFirstOrder) return because('first_order')
  if (coupon.shopId !== null && basket.lines.every((line) => line.shopId !== coupon.shopId)) return because('wrong_shop')
  const fitting = linesFor(coupon, basket)
  if (fitting.length === 0) return because('nothing_fits')
  const worth = sumMoney(fitting.map((line) => line.amount))
  if (worth < coupon.threshold) return { reason: 'threshold', missing: subtractMoney(coupon.threshold, worth) }
  return null
}

/** The delivery fees to which a free-delivery coupon applies. */
export const feesFor = ({ shopId }: Candidate, { deliveries }: CouponBasket) =>
  deliveries.filter((each) => (shopId === null || each.shopId === shopId) && each.fee > nothing)
