import type { reportCash as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { recordCashPayment, refuseLockedOrder } from '../lifecycle/index.ts'
import { lockOrder } from '../orders/steps/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { reporters } from './rights.ts'

/** Staff report in place of a shop that has not responded: either the cash was collected, or the buyer did not pay and the order ends. */
export const reportCash: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, reporters)
  if ('refused' in staff) return staff
  const by = { actor: `operator:${staff.id}` as const, now: kernel.now() }
  return transaction(kernel, async (tx) => {
    const order = await lockOrder(tx, input.order_id)
    if (!order) return refused('order_unknown')
    if (order.status !== 'received' && order.paymentStatus === 'cod_due')
      return refused('not_due', { status: order.status, payment_status: order.paymentStatus })
    const moved = await (input.collected ? recordCashPayment : refuseLockedOrder)(tx, order, by)
    if (isRefused(moved)) return moved
    await writeAudit(tx, {
      actor: by.actor,
      action: input.collected ? 'cash.reported' : 'cash.refused',
      subject: `order:${order.id}`,
      details: { order: order.orderNo },
    })
    return done({ order_id: order.id, payment_state: moved.done.paymentStatus })
  })
}
