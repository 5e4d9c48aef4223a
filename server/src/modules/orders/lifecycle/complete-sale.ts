import { isRefused, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { settleShop } from '../../foundation/ledger/dues/index.ts'
import { escrowOf, moveMoney, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeSaleMove } from '../orders/steps/index.ts'
import { remainingAmount, planShares } from '../orders/plans/index.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

/**
 * Splits the money in the order's escrow between shop and mall, once: a full return of it uses the same key. The shop's share pays its debts first.
 * Cash was never in escrow, and its commission was booked when the cash was reported.
 */
const settleSale = async (tx: Tx, sale: LockedOrder, now: Date): Promise<void> => {
  if (sale.collectedAt) return
  const { shop, commission } = planShares(remainingAmount(sale), sale.commissionRate)
  const escrow = escrowOf(sale.id)
  const legs = [
    { from: escrow, to: shopAvailableOf(sale.shopId), amount: shop },
    { from: escrow, to: 'commission' as const, amount: commission },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length > 0) {
    const [key, reference] = [`order:${sale.id}:out`, `order:${sale.id}`]
    const moved = await moveMoney(tx, { key, kind: 'order_completed', reference, actor: 'system', remark: sale.orderNo, legs })
    if (isRefused(moved)) throw new Error(`the order ${sale.id} has less than it is settled for`)
  }
  await settleShop(tx, sale.shopId, now)
}

/** The refund period is over: the shop gets its money. */
export const completeSale = async (tx: Tx, sale: LockedOrder, now: Date): Promise<LockedOrder> => {
  const isPaid = ['paid', 'cod_collected', 'part_refunded'].includes(sale.paymentStatus)
  if (sale.status !== 'received' || sale.openRefunds > 0 || !isPaid) return sale
  await settleSale(tx, sale, now)
  const completed = await writeSaleMove(tx, sale, { status: 'completed', endedAt: now, next: null, by: { actor: 'system' } })
  await publish(tx, 'order.completed', { orderIds: [sale.id], customerId: sale.customerId })
  await pushOrder(tx, completed)
  await notifyBuyer(tx, completed, {
    template: 'order_completed',
    values: { order: sale.orderNo, shop: sale.shopName },
    once: 'completed',
    now,
  })
  return completed
}
