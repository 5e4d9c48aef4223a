import { done, isRefused, nothing, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../kernel/database.ts'
import { holdPaidBy } from '../checkout/paying/index.ts'
import { type Actor, cashOf, escrowOf, moveMoney } from '../ledger/index.ts'
import { type HeldSale, writeSaleMove } from '../orders/moving/index.ts'
import { type Ending, endSale } from './end-sale.ts'
import { planMove } from './plan-move.ts'
import { tellBuyer, tellMoved } from './tell-moved.ts'

export type Moving = { actor: Actor; now: Date }

/** The courier was paid: from now on the order holds its money as any other does. */
export const collectCash = async (tx: Tx, sale: HeldSale, { actor, now }: Moving): Promise<Outcome<HeldSale, 'not_due'>> => {
  if (sale.paymentStatus !== 'cod_due') {
    const isCollected = sale.paidAt !== null && (await holdPaidBy(tx, sale.paymentId)).method === 'cod'
    return isCollected ? done(sale) : refused('not_due', { status: sale.status, payment_status: sale.paymentStatus })
  }
  const planned = planMove('collect', sale)
  if (isRefused(planned)) return planned
  const legs = [
    { from: cashOf('cod'), to: escrowOf(sale.id), amount: sale.total },
    { from: 'promotions' as const, to: escrowOf(sale.id), amount: sale.mallPart },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length > 0) {
    const [key, reference] = [`cod:${sale.id}`, `order:${sale.id}`]
    const moved = await moveMoney(tx, { key, kind: 'order_paid', reference, actor, remark: sale.orderNo, legs })
    if (isRefused(moved)) throw new Error('the outside world ran out of money')
  }
  const paid = await writeSaleMove(tx, sale, { paymentStatus: 'paid', paidAt: now })
  await tellMoved(tx, paid)
  return done(paid)
}

/** Whoever was to pay the courier did not take it: nothing was paid, and its goods are for others again. */
export const refuseSale = async (tx: Tx, sale: HeldSale, { actor, now }: Moving): Promise<Outcome<HeldSale, 'not_due'>> => {
  if (sale.status === 'cancelled' && sale.movedFor === 'refused') return done(sale)
  const planned = planMove('refuse', sale)
  if (isRefused(planned)) return planned
  if (sale.paymentStatus !== 'cod_due') return refused('not_due', { status: sale.status, payment_status: sale.paymentStatus })
  const ending: Ending = { actor, reason: 'refused', now }
  const over = await endSale(tx, sale, { paymentStatus: 'failed' }, ending)
  await tellBuyer(tx, over, { template: 'order_cancelled', values: { order: sale.orderNo }, once: 'cancelled', now })
  return done(over)
}
