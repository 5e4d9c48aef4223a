import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { orderedQuantities, type LockedOrder, returnUntil, saleTimes, writeSaleMove } from '../orders/steps/index.ts'
import { leftToSend, parcelsOf } from '../shipments/index.ts'
import { askForCash, cashCheckAt } from './check-cash.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

/** The buyer confirms receipt, or it is confirmed automatically. This does not report cash: that is up to the courier or the shop. */
export const receiveSale = async (tx: Tx, sale: LockedOrder, moving: Moving): Promise<Outcome<LockedOrder, 'not_receivable'>> => {
  const planned = planMove('receive', sale)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(sale)
  if (sale.openRefunds > 0) return refused('not_receivable', { reason: 'open_refund' })
  const { actor, now } = moving
  const isBuyer = actor !== 'system'
  if (isBuyer) {
    const sent = ((await parcelsOf(tx, [sale.id])).get(sale.id) ?? []).flatMap(({ lines }) => lines)
    if (leftToSend(await orderedQuantities(tx, sale.id), sent).length > 0) return refused('not_receivable', { reason: 'not_all_sent' })
  }
  const until = sale.returnUntil ?? (await returnUntil(tx, sale, now))
  const isUnreported = sale.paymentStatus === 'cod_due'
  const received = await writeSaleMove(tx, sale, {
    status: 'received',
    deliveryStatus: 'delivered',
    receivedAt: now,
    deliveredAt: sale.deliveredAt ?? (isBuyer ? now : null),
    returnUntil: until,
    next: isUnreported
      ? { at: cashCheckAt(now), do: 'check_cash' }
      : { at: new Date(Math.max(now.getTime(), until.getTime())), do: 'complete' },
    by: { actor },
  })
  await pushOrder(tx, received)
  if (isUnreported) await askForCash(tx, received, now)
  // A buyer who confirmed receipt needs no notification.
  if (!isBuyer)
    await notifyBuyer(tx, received, {
      template: 'order_received',
      values: { order: sale.orderNo, day: { day: until.toISOString() } },
      once: 'received',
      now,
    })
  return done(received)
}

const again = 60_000

/** Postpones the automatic confirmation of receipt once, and the last day for a refund request with it. */
export const extendSale = async (tx: Tx, sale: LockedOrder, { now }: Moving): Promise<Outcome<LockedOrder, 'not_extendable'>> => {
  const planned = planMove('extend', sale)
  if (isRefused(planned)) return planned
  const { extendedAt, nextAt } = sale
  // The client repeats a request whose response was lost.
  if (extendedAt && now.getTime() - extendedAt.getTime() < again) return done(sale)
  if (extendedAt || !nextAt || sale.nextDo !== 'receive') return refused('not_extendable', { reason: 'extended' })
  const { extendMs } = await saleTimes(tx)
  const at = new Date(nextAt.getTime() + extendMs)
  const until = sale.returnUntil && new Date(Math.max(sale.returnUntil.getTime(), at.getTime()))
  const extended = await writeSaleMove(tx, sale, { extendedAt: now, returnUntil: until, next: { at, do: 'receive' } })
  await pushOrder(tx, extended)
  return done(extended)
}
