import type { endMallCoupon as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../kernel/audit/audit.ts'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { transact } from '../../../kernel/transact.ts'
import { closeCoupon, givenCoupon } from '../../coupons/giving/index.ts'
import { tellGiven } from '../../shop-coupons/index.ts'
import { allowStaff } from '../../staff/operators/index.ts'

/** Nobody claims it from now on; said again, nothing changes. */
export const endMallCoupon: UseCase<typeof call> = async (ask) => {
  const { kernel, input } = ask
  const staff = await allowStaff(ask, ['owner', 'catalogue'])
  if ('refused' in staff) return staff
  return transact(kernel, async (tx) => {
    if (!(await givenCoupon(tx, null, input.id))) return refused('coupon_unknown')
    await closeCoupon(tx, input.id, kernel.now())
    await writeAudit(tx, { actor: `operator:${staff.id}`, action: 'coupon.ended', subject: `coupon:${input.id}` })
    const coupon = await givenCoupon(tx, null, input.id)
    return coupon ? done(tellGiven(coupon, '', kernel.now())) : refused('coupon_unknown')
  })
}
