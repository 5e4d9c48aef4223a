import { type Money, nothing } from '@plaza/values'
import type { Tx } from '../../kernel/database.ts'
import { tell } from '../../kernel/facts.ts'
import { type PaidBy, orderReference } from '../checkout/paying/index.ts'
import { returnCoupons } from '../coupons/index.ts'
import { type Actor, cashOf, moveMoney, owedByShop, shopAvailableOf } from '../ledger/index.ts'
import { anyGoesOn, type HeldSale, type SaleChange, writeSaleMove } from '../orders/moving/index.ts'
import { returnSold } from '../stock/index.ts'
import { tellMoved } from './tell-moved.ts'

export type Ending = { actor: Actor; reason: string; now: Date }

/** What courier and shop owe each other is cleared: the shop has the cash, and what it earned of it is set against that. */
export const clearCash = async (tx: Tx, sale: HeldSale, { method }: PaidBy, earned: Money, actor: Actor): Promise<void> => {
  if (method !== 'cod' || sale.total === nothing) return
  const owed = owedByShop(sale.shopId)
  const moved = await moveMoney(tx, {
    key: `cod:${sale.id}:net`,
    kind: 'order_completed',
    reference: `cod:${sale.id}`,
    actor,
    remark: sale.orderNo,
    legs: [
      { from: owed, to: cashOf('cod'), amount: sale.total },
      ...(earned > nothing ? [{ from: shopAvailableOf(sale.shopId), to: owed, amount: earned }] : []),
    ],
  })
  if ('refused' in moved) throw new Error(`the shop ${sale.shopId} has less than it just earned`)
}

/** A sold order is over: what never left the shop is on sale again, and so are its coupons when nothing of the purchase goes on. */
export const endSale = async (tx: Tx, sale: HeldSale, change: SaleChange, { actor, reason, now }: Ending): Promise<HeldSale> => {
  const over = await writeSaleMove(tx, sale, { ...change, status: 'cancelled', endedAt: now, next: null, by: { actor, reason } })
  const stayed = sale.status === 'paid' || sale.status === 'to_ship' || change.paymentStatus === 'failed'
  if (stayed) await returnSold(tx, [orderReference(sale.id)])
  if (!(await anyGoesOn(tx, sale.paymentId))) await returnCoupons(tx, sale.paymentId)
  const { id, paymentId, customerId, shopId } = sale
  await tell(tx, 'order.called_off', { orderId: id, paymentId, customerId, shopId, why: reason })
  await tellMoved(tx, over)
  return over
}
