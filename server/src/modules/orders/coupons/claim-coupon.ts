import type { claimCoupon as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { addClaim, lockClaims } from './claim-rows.ts'
import { couponByCode } from './coupons-for.ts'
import { toCouponView } from './show-coupon.ts'
import { couponClaimState } from './standing.ts'

/** Claims a coupon for the caller. A repeated call does not claim a second one. */
export const claimCoupon: UseCase<typeof shape> = ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    await lockClaims(tx, customerId)
    const coupon = await couponByCode({ ...kernel, db: tx }, customerId, input.code)
    if (!coupon) return refused('not_claimed', { reason: 'unknown' })
    const claimState = couponClaimState(coupon, now)
    if (claimState === 'claimed') return done(toCouponView(coupon, now))
    if (claimState !== 'open') return refused('not_claimed', { reason: claimState })
    // Another customer may have claimed the last available coupon since this one was read.
    if (!(await addClaim(tx, coupon.id, customerId, now))) return refused('not_claimed', { reason: 'gone' })
    const left = coupon.left === null ? null : coupon.left - 1
    return done(toCouponView({ ...coupon, left, own: { ...coupon.own, claims: coupon.own.claims + 1 } }, now))
  })
}
