import { done, isRefused, nothing, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { settleShop } from '../../foundation/ledger/dues/index.ts'
import { type Actor, moveMoney, owedByShop, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, returnUntil, writeOrderChange } from '../orders/steps/index.ts'
import { type OrderEnding, endLockedOrder } from './end-order.ts'
import { planMove } from './plan-move.ts'
import { remainingAmount, planShares } from '../orders/plans/index.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

export type Moving = { actor: Actor; now: Date }

/**
 * Books the commission on collected cash as a debt of the shop, and the discount of mall coupons as paid by the mall. It books nothing else, because
 * the cash reaches the mall only when the shop hands it over.
 */
const bookCommission = async (tx: Tx, order: LockedOrder, { actor, now }: Moving): Promise<void> => {
  const { commission } = planShares(remainingAmount(order), order.commissionRate)
  const legs = [
    { from: owedByShop(order.shopId), to: 'commission' as const, amount: commission },
    { from: 'promotions' as const, to: shopAvailableOf(order.shopId), amount: order.mallPart },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length === 0) return
  const reference = `cod:${order.id}`
  const moved = await moveMoney(tx, { key: reference, kind: 'cash_commission', reference, actor, remark: order.orderNo, legs })
  if (isRefused(moved)) throw new Error('the pots of the mall are never short')
  await settleShop(tx, order.shopId, now)
}

/** Records that the buyer paid in cash, as reported by the courier or the shop. The return period starts with this report, or later. */
export const recordCashPayment = async (tx: Tx, order: LockedOrder, moving: Moving): Promise<Outcome<LockedOrder, 'not_due'>> => {
  const { now } = moving
  if (order.paymentStatus !== 'cod_due')
    return order.collectedAt ? done(order) : refused('not_due', { status: order.status, payment_status: order.paymentStatus })
  const planned = planMove('collect', order)
  if (isRefused(planned)) return planned
  await bookCommission(tx, order, moving)
  const fromNow = await returnUntil(tx, order, now)
  // An extension may already have moved the end of the return period.
  const until = new Date(Math.max(fromNow.getTime(), order.returnUntil?.getTime() ?? 0))
  const paid = await writeOrderChange(tx, order, {
    paymentStatus: 'cod_collected',
    paidAt: now,
    collectedAt: now,
    ...(order.returnUntil && { returnUntil: until }),
    ...(order.status === 'received' && { next: { at: until, do: 'complete' as const } }),
  })
  await pushOrder(tx, paid)
  return done(paid)
}

/** Records that the recipient refused the parcel and did not pay the courier. The goods are put back on sale. */
export const refuseLockedOrder = async (tx: Tx, order: LockedOrder, { actor, now }: Moving): Promise<Outcome<LockedOrder, 'not_due'>> => {
  if (order.status === 'cancelled' && order.movedFor === 'refused') return done(order)
  const planned = planMove('refuse', order)
  if (isRefused(planned)) return planned
  if (order.paymentStatus !== 'cod_due') return refused('not_due', { status: order.status, payment_status: order.paymentStatus })
  const ending: OrderEnding = { actor, reason: 'refused', now }
  const over = await endLockedOrder(tx, order, { paymentStatus: 'failed' }, ending)
  await notifyBuyer(tx, over, { template: 'order_cancelled', values: { order: order.orderNo }, once: 'cancelled', now })
  return done(over)
}
