import { done, refused, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { addClaim, lockClaims, useClaim } from './claim-rows.ts'

const byId = (a: string, b: string): number => Number(BigInt(a) - BigInt(b))

/** Uses coupons for a payment, and claims the coupons that the customer has not claimed yet. One unusable coupon refuses all of them. */
export const useCoupons = async (
  tx: Tx,
  customerId: string,
  couponIds: readonly string[],
  paymentId: string,
  now: Date,
): Promise<Outcome<undefined, 'refused'>> => {
  if (couponIds.length === 0) return done()
  await lockClaims(tx, customerId)
  // Coupon ids are sorted, so that two payments lock them in one order and cannot deadlock.
  for (const couponId of [...new Set(couponIds)].toSorted(byId)) {
    const use = { couponId, customerId, paymentId, now }
    const isUsed = (await useClaim(tx, use)) || ((await addClaim(tx, couponId, customerId, now)) && (await useClaim(tx, use)))
    if (!isUsed) return refused('refused', { coupon_id: couponId })
  }
  return done()
}
