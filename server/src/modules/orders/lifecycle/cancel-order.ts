import { done, isRefused, nothing, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { lockPaidBy } from '../checkout/payment/index.ts'
import type { LockedOrder } from '../orders/steps/index.ts'
import { type OrderEnding, endLockedOrder } from './end-order.ts'
import { payBack } from './give-back.ts'
import { planCancel } from './plan-move.ts'
import { returnable } from './return-money.ts'
import { said, notifyBuyer } from './push-order.ts'

/** Cancels an order that is not shipped: refunds the whole amount at once and releases the stock. */
export const cancelLockedOrder = async (
  tx: Tx,
  order: LockedOrder,
  ending: OrderEnding,
): Promise<Outcome<LockedOrder, 'shipped_already' | 'not_cancellable'>> => {
  const planned = planCancel(order)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(order)
  const paid = await lockPaidBy(tx, order.paymentId)
  const { actor, reason, now } = ending
  // A reason written by a shop or staff is shown to the buyer. Other reasons are codes.
  const view = { ...(/^(seller|operator):/.test(actor) && { reason }), once: 'cancelled', now }
  if (order.paymentStatus === 'cod_due') {
    const over = await endLockedOrder(tx, order, { paymentStatus: 'failed' }, ending)
    await notifyBuyer(tx, over, { template: 'order_cancelled', values: { order: order.orderNo }, ...view })
    return done(over)
  }
  const back = returnable(order)
  await payBack(tx, order, paid, {
    key: `order:${order.id}:out`,
    kind: 'order_refunded',
    reference: `order:${order.id}`,
    ...back,
    waiting: nothing,
    actor,
    now,
  })
  const change = { refunded: order.total, mallRefunded: order.mallPart, paymentStatus: 'refunded' as const }
  const over = await endLockedOrder(tx, order, change, ending)
  await (back.customer > nothing
    ? notifyBuyer(tx, over, { template: 'order_given_back', values: { order: order.orderNo, amount: said(back.customer) }, ...view })
    : notifyBuyer(tx, over, { template: 'order_cancelled', values: { order: order.orderNo }, ...view }))
  return done(over)
}
