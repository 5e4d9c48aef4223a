import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { orderReference } from '../checkout/payment/index.ts'
import { returnCoupons } from '../coupons/index.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { anyGoesOn, type LockedOrder, type OrderChange, writeOrderChange } from '../orders/steps/index.ts'
import { returnSold } from '../../catalog/inventory/index.ts'
import { pushOrder } from './push-order.ts'

export type OrderEnding = { actor: Actor; reason: string; now: Date }

/** Ends an order. Stock that never left the shop is released. Coupons are returned once all orders of the purchase have ended. */
export const endLockedOrder = async (
  tx: Tx,
  order: LockedOrder,
  change: OrderChange,
  { actor, reason, now }: OrderEnding,
): Promise<LockedOrder> => {
  const over = await writeOrderChange(tx, order, { ...change, status: 'cancelled', endedAt: now, next: null, by: { actor, reason } })
  const stayed = order.status === 'paid' || order.status === 'to_ship' || change.paymentStatus === 'failed'
  if (stayed) await returnSold(tx, [orderReference(order.id)])
  if (!(await anyGoesOn(tx, order.paymentId))) await returnCoupons(tx, order.paymentId)
  const { id, paymentId, customerId, shopId } = order
  await publish(tx, 'order.called_off', { orderId: id, paymentId, customerId, shopId, why: reason })
  await pushOrder(tx, over)
  return over
}
