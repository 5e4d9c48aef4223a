import { done, isRefused, nothing, type Outcome } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { lockPaidBy } from '../checkout/payment/index.ts'
import type { LockedOrder } from '../orders/steps/index.ts'
import { type OrderEnding, endSale } from './end-sale.ts'
import { payBack } from './give-back.ts'
import { planCancel } from './plan-move.ts'
import { returnable } from './return-money.ts'
import { said, notifyBuyer } from './push-order.ts'

/** Cancels an order that was not shipped: all of its money goes back at once, and its stock is released. */
export const cancelSale = async (
  tx: Tx,
  sale: LockedOrder,
  ending: OrderEnding,
): Promise<Outcome<LockedOrder, 'shipped_already' | 'not_cancellable'>> => {
  const planned = planCancel(sale)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(sale)
  const paid = await lockPaidBy(tx, sale.paymentId)
  const { actor, reason, now } = ending
  // The buyer reads the reason when a shop or staff wrote it; other reasons are codes.
  const view = { ...(/^(seller|operator):/.test(actor) && { reason }), once: 'cancelled', now }
  if (sale.paymentStatus === 'cod_due') {
    const over = await endSale(tx, sale, { paymentStatus: 'failed' }, ending)
    await notifyBuyer(tx, over, { template: 'order_cancelled', values: { order: sale.orderNo }, ...view })
    return done(over)
  }
  const back = returnable(sale)
  await payBack(tx, sale, paid, {
    key: `order:${sale.id}:out`,
    kind: 'order_refunded',
    reference: `order:${sale.id}`,
    ...back,
    waiting: nothing,
    actor,
    now,
  })
  const change = { refunded: sale.total, mallRefunded: sale.mallPart, paymentStatus: 'refunded' as const }
  const over = await endSale(tx, sale, change, ending)
  await (back.customer > nothing
    ? notifyBuyer(tx, over, { template: 'order_given_back', values: { order: sale.orderNo, amount: said(back.customer) }, ...view })
    : notifyBuyer(tx, over, { template: 'order_cancelled', values: { order: sale.orderNo }, ...view }))
  return done(over)
}
