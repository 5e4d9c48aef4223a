import { isRefused, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { settleShop } from '../../foundation/ledger/dues/index.ts'
import { escrowOf, moveMoney, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeOrderChange } from '../orders/steps/index.ts'
import { remainingAmount, planShares } from '../orders/plans/index.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

/**
 * Splits the money in the order's escrow between shop and mall, once. A full refund uses the same ledger key, so only one of them can happen. The
 * shop's share first pays its debts. Cash is never in escrow; its commission is booked when the cash is reported.
 */
const settleLockedOrder = async (tx: Tx, order: LockedOrder, now: Date): Promise<void> => {
  if (order.collectedAt) return
  const { shop, commission } = planShares(remainingAmount(order), order.commissionRate)
  const escrow = escrowOf(order.id)
  const legs = [
    { from: escrow, to: shopAvailableOf(order.shopId), amount: shop },
    { from: escrow, to: 'commission' as const, amount: commission },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length > 0) {
    const [key, reference] = [`order:${order.id}:out`, `order:${order.id}`]
    const moved = await moveMoney(tx, { key, kind: 'order_completed', reference, actor: 'system', remark: order.orderNo, legs })
    if (isRefused(moved)) throw new Error(`the order ${order.id} has less than it is settled for`)
  }
  await settleShop(tx, order.shopId, now)
}

/** Completes an order after its refund period: the shop gets its money. */
export const completeLockedOrder = async (tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> => {
  const isPaid = ['paid', 'cod_collected', 'part_refunded'].includes(order.paymentStatus)
  if (order.status !== 'received' || order.openRefunds > 0 || !isPaid) return order
  await settleLockedOrder(tx, order, now)
  const completed = await writeOrderChange(tx, order, { status: 'completed', endedAt: now, next: null, by: { actor: 'system' } })
  await publish(tx, 'order.completed', { orderIds: [order.id], customerId: order.customerId })
  await pushOrder(tx, completed)
  await notifyBuyer(tx, completed, {
    template: 'order_completed',
    values: { order: order.orderNo, shop: order.shopName },
    once: 'completed',
    now,
  })
  return completed
}
