import type { CouponReason } from '@plaza/contract'
import type { Candidate } from './grants/coupon.ts'

export type CouponClaimState = 'open' | 'claimed' | Extract<CouponReason, 'not_begun' | 'ended' | 'gone' | 'limit' | 'used'>

/** A coupon's state for a customer: claimed, claimable, or the reason why it is not claimable. */
export const couponClaimState = ({ beginsAt, endsAt, left, perPerson, own }: Candidate, now: Date): CouponClaimState => {
  if (own.used >= perPerson) return perPerson === 1 ? 'used' : 'limit'
  if (endsAt && endsAt <= now) return 'ended'
  if (own.claims > own.used) return 'claimed'
  if (beginsAt > now) return 'not_begun'
  return left === 0 ? 'gone' : 'open'
}
