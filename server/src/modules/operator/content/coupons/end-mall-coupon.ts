import type { endMallCoupon as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { issuedCoupon } from '../../../orders/coupons/grants/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { couponEdits, couponState } from './coupon-edits.ts'
import { toMallCouponView } from './mall-coupons-view.ts'

/** Ends a coupon, so that customers can no longer claim it. A repeated call changes nothing. Ending can be undone. */
export const endMallCoupon: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, couponEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const coupon = await issuedCoupon(tx, null, input.id)
    if (!coupon) return refused('coupon_unknown')
    const closedAt = coupon.closedAt ?? now
    const edit = { thing: input.id, version: input.version, operatorId: staff.id, now }
    const written = await editThing(tx, couponEdits, edit, couponState({ ...coupon, closedAt }))
    return typeof written === 'string' ? done(await toMallCouponView(tx, { ...coupon, closedAt }, now)) : written
  })
}
