import { done, isRefused, nothing, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { settleShop } from '../../foundation/ledger/dues/index.ts'
import { type Actor, moveMoney, owedByShop, shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, returnUntil, writeSaleMove } from '../orders/steps/index.ts'
import { type OrderEnding, endSale } from './end-sale.ts'
import { planMove } from './plan-move.ts'
import { remainingAmount, planShares } from '../orders/plans/index.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

export type Moving = { actor: Actor; now: Date }

/**
 * The shop owes the commission on the cash that it or its courier holds. The mall pays the discount of its own coupons. Nothing else moves: the cash
 * is the mall's only when it is handed over.
 */
const bookCommission = async (tx: Tx, sale: LockedOrder, { actor, now }: Moving): Promise<void> => {
  const { commission } = planShares(remainingAmount(sale), sale.commissionRate)
  const legs = [
    { from: owedByShop(sale.shopId), to: 'commission' as const, amount: commission },
    { from: 'promotions' as const, to: shopAvailableOf(sale.shopId), amount: sale.mallPart },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length === 0) return
  const reference = `cod:${sale.id}`
  const moved = await moveMoney(tx, { key: reference, kind: 'cash_commission', reference, actor, remark: sale.orderNo, legs })
  if (isRefused(moved)) throw new Error('the pots of the mall are never short')
  await settleShop(tx, sale.shopId, now)
}

/** The courier or the shop reports that the buyer paid in cash. The days for returns begin no earlier than this. */
export const recordCashPayment = async (tx: Tx, sale: LockedOrder, moving: Moving): Promise<Outcome<LockedOrder, 'not_due'>> => {
  const { now } = moving
  if (sale.paymentStatus !== 'cod_due')
    return sale.collectedAt ? done(sale) : refused('not_due', { status: sale.status, payment_status: sale.paymentStatus })
  const planned = planMove('collect', sale)
  if (isRefused(planned)) return planned
  await bookCommission(tx, sale, moving)
  const fromNow = await returnUntil(tx, sale, now)
  // An extension may have put the last day off already.
  const until = new Date(Math.max(fromNow.getTime(), sale.returnUntil?.getTime() ?? 0))
  const paid = await writeSaleMove(tx, sale, {
    paymentStatus: 'cod_collected',
    paidAt: now,
    collectedAt: now,
    ...(sale.returnUntil && { returnUntil: until }),
    ...(sale.status === 'received' && { next: { at: until, do: 'complete' as const } }),
  })
  await pushOrder(tx, paid)
  return done(paid)
}

/** The recipient refuses the parcel and pays the courier nothing; its goods are for sale again. */
export const refuseSale = async (tx: Tx, sale: LockedOrder, { actor, now }: Moving): Promise<Outcome<LockedOrder, 'not_due'>> => {
  if (sale.status === 'cancelled' && sale.movedFor === 'refused') return done(sale)
  const planned = planMove('refuse', sale)
  if (isRefused(planned)) return planned
  if (sale.paymentStatus !== 'cod_due') return refused('not_due', { status: sale.status, payment_status: sale.paymentStatus })
  const ending: OrderEnding = { actor, reason: 'refused', now }
  const over = await endSale(tx, sale, { paymentStatus: 'failed' }, ending)
  await notifyBuyer(tx, over, { template: 'order_cancelled', values: { order: sale.orderNo }, once: 'cancelled', now })
  return done(over)
}
