import type { endMallCoupon as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { transact } from '../../../kernel/transact.ts'
import { givenCoupon } from '../../coupons/giving/index.ts'
import { editThing } from '../../edits/index.ts'
import { tellGiven } from '../../shop-coupons/index.ts'
import { allowStaff } from '../../staff/operators/index.ts'
import { couponEdits, couponState } from './coupon-edits.ts'

/** Nobody claims it from now on; said again, nothing changes, and one press lets it be claimed again. */
export const endMallCoupon: UseCase<typeof call> = async (ask) => {
  const { kernel, input } = ask
  const staff = await allowStaff(ask, couponEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transact(kernel, async (tx) => {
    const coupon = await givenCoupon(tx, null, input.id)
    if (!coupon) return refused('coupon_unknown')
    const closedAt = coupon.closedAt ?? now
    await editThing(tx, couponEdits, { thing: input.id, operatorId: staff.id, now }, couponState({ ...coupon, closedAt }))
    return done(tellGiven({ ...coupon, closedAt }, '', now))
  })
}
