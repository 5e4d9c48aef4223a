import { storefrontLinks, type cancelMallOrder as call } from '@plaza/contract'
import { done, isRefused, type Outcome, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cancelOwn } from '../../orders/checkout/payment/index.ts'
import { cancelSale } from '../../orders/lifecycle/index.ts'
import { type LockedOrder, lockOrder } from '../../orders/orders/steps/index.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { callers } from './rights.ts'
import { toMallOrderView } from './mall-order-view.ts'

/** Staff cancels an order that was not shipped. An unpaid order is cancelled with all orders of its payment; a paid one is refunded. */
export const cancelMallOrder: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, callers)
  if ('refused' in staff) return staff
  const [actor, now] = [`operator:${staff.id}` as const, kernel.now()]
  const ending = { actor, reason: input.reason, now }
  const known = await saleById(kernel.db, input.id)
  if (!known) return refused('order_unknown')
  const moved = await transaction(
    kernel,
    async (tx): Promise<Outcome<LockedOrder, 'order_unknown' | 'shipped_already' | 'not_cancellable'>> => {
      if (known.status === 'unpaid')
        await cancelOwn(tx, known.paymentId, { customerId: known.customerId, by: actor, reason: input.reason, now })
      const sale = await lockOrder(tx, input.id)
      if (!sale) return refused('order_unknown')
      const ended = await cancelSale(tx, sale, ending)
      if (isRefused(ended)) return ended
      await notifyOwner(tx, sale.shopId, {
        template: 'sale_called_off_by_mall',
        values: { order: sale.orderNo },
        reason: input.reason,
        link: storefrontLinks.shopRecord('order', sale.id),
        once: `order:${sale.id}:called-off`,
        now,
      })
      await writeAudit(tx, { actor, action: 'oversight.cancelled', subject: `order:${sale.id}`, details: { reason: input.reason } })
      return ended
    },
  )
  if (isRefused(moved)) return moved
  const sale = await saleById(kernel.db, input.id)
  return sale ? done(await toMallOrderView(kernel, sale, staff.role, ctx.lang)) : refused('order_unknown')
}
