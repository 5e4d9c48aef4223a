import type { CouponReason } from '@plaza/contract'
import type { Candidate } from './grants/coupon.ts'

export type CouponClaimState = 'open' | 'claimed' | Extract<CouponReason, 'not_begun' | 'ended' | 'gone' | 'limit' | 'used'>

/** How a coupon stands with a person: they have it, can claim it, or why neither. */
export const couponClaimState = ({ beginsAt, endsAt, left, perPerson, own }: Candidate, now: Date): CouponClaimState => {
  if (own.used >= perPerson) return perPerson === 1 ? 'used' : 'limit'
  if (endsAt && endsAt <= now) return 'ended'
  if (own.claims > own.used) return 'claimed'
  if (beginsAt > now) return 'not_begun'
  return left === 0 ? 'gone' : 'open'
}
