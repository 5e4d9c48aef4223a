import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { orderReference } from '../checkout/payment/index.ts'
import { returnCoupons } from '../coupons/index.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { anyGoesOn, type LockedOrder, type SaleChange, writeSaleMove } from '../orders/steps/index.ts'
import { returnSold } from '../../catalog/inventory/index.ts'
import { pushOrder } from './push-order.ts'

export type OrderEnding = { actor: Actor; reason: string; now: Date }

/** A sold order ends. Stock that never left the shop is released, and so are the coupons once no order of the purchase goes on. */
export const endSale = async (tx: Tx, sale: LockedOrder, change: SaleChange, { actor, reason, now }: OrderEnding): Promise<LockedOrder> => {
  const over = await writeSaleMove(tx, sale, { ...change, status: 'cancelled', endedAt: now, next: null, by: { actor, reason } })
  const stayed = sale.status === 'paid' || sale.status === 'to_ship' || change.paymentStatus === 'failed'
  if (stayed) await returnSold(tx, [orderReference(sale.id)])
  if (!(await anyGoesOn(tx, sale.paymentId))) await returnCoupons(tx, sale.paymentId)
  const { id, paymentId, customerId, shopId } = sale
  await publish(tx, 'order.called_off', { orderId: id, paymentId, customerId, shopId, why: reason })
  await pushOrder(tx, over)
  return over
}
