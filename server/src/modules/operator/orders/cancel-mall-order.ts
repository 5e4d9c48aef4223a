import { storefrontLinks, type cancelMallOrder as call } from '@plaza/contract'
import { done, isRefused, type Outcome, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cancelOwn } from '../../orders/checkout/payment/index.ts'
import { cancelLockedOrder } from '../../orders/lifecycle/index.ts'
import { type LockedOrder, lockOrder } from '../../orders/orders/steps/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { callers } from './rights.ts'
import { toMallOrderView } from './mall-order-view.ts'

/** Staff cancel an order that is not shipped yet. An unpaid order is cancelled with all orders of its payment. A paid order is refunded. */
export const cancelMallOrder: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, callers)
  if ('refused' in staff) return staff
  const [actor, now] = [`operator:${staff.id}` as const, kernel.now()]
  const ending = { actor, reason: input.reason, now }
  const known = await orderById(kernel.db, input.id)
  if (!known) return refused('order_unknown')
  const moved = await transaction(
    kernel,
    async (tx): Promise<Outcome<LockedOrder, 'order_unknown' | 'shipped_already' | 'not_cancellable'>> => {
      if (known.status === 'unpaid')
        await cancelOwn(tx, known.paymentId, { customerId: known.customerId, by: actor, reason: input.reason, now })
      const order = await lockOrder(tx, input.id)
      if (!order) return refused('order_unknown')
      const ended = await cancelLockedOrder(tx, order, ending)
      if (isRefused(ended)) return ended
      await notifyOwner(tx, order.shopId, {
        template: 'order_cancelled_by_mall',
        values: { order: order.orderNo },
        reason: input.reason,
        link: storefrontLinks.shopRecord('order', order.id),
        once: `order:${order.id}:called-off`,
        now,
      })
      await writeAudit(tx, { actor, action: 'oversight.cancelled', subject: `order:${order.id}`, details: { reason: input.reason } })
      return ended
    },
  )
  if (isRefused(moved)) return moved
  const order = await orderById(kernel.db, input.id)
  return order ? done(await toMallOrderView(kernel, order, staff.role, ctx.lang)) : refused('order_unknown')
}
