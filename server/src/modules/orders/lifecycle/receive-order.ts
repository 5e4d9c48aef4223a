import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { orderedQuantities, type LockedOrder, returnUntil, readOrderTimes, writeOrderChange } from '../orders/steps/index.ts'
import { leftToSend, parcelsOf } from '../shipments/index.ts'
import { askForCash, cashCheckAt } from './check-cash.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

/** Confirms receipt, by the buyer or automatically. Cash payment is reported separately, by the courier or the shop. */
export const receiveLockedOrder = async (tx: Tx, order: LockedOrder, moving: Moving): Promise<Outcome<LockedOrder, 'not_receivable'>> => {
  const planned = planMove('receive', order)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(order)
  if (order.openRefunds > 0) return refused('not_receivable', { reason: 'open_refund' })
  const { actor, now } = moving
  const isBuyer = actor !== 'system'
  if (isBuyer) {
    const sent = ((await parcelsOf(tx, [order.id])).get(order.id) ?? []).flatMap(({ lines }) => lines)
    if (leftToSend(await orderedQuantities(tx, order.id), sent).length > 0) return refused('not_receivable', { reason: 'not_all_sent' })
  }
  const until = order.returnUntil ?? (await returnUntil(tx, order, now))
  const isUnreported = order.paymentStatus === 'cod_due'
  const received = await writeOrderChange(tx, order, {
    status: 'received',
    deliveryStatus: 'delivered',
    receivedAt: now,
    deliveredAt: order.deliveredAt ?? (isBuyer ? now : null),
    returnUntil: until,
    next: isUnreported
      ? { at: cashCheckAt(now), do: 'check_cash' }
      : { at: new Date(Math.max(now.getTime(), until.getTime())), do: 'complete' },
    by: { actor },
  })
  await pushOrder(tx, received)
  if (isUnreported) await askForCash(tx, received, now)
  // A buyer who confirms receipt gets no notification.
  if (!isBuyer)
    await notifyBuyer(tx, received, {
      template: 'order_received',
      values: { order: order.orderNo, day: { day: until.toISOString() } },
      once: 'received',
      now,
    })
  return done(received)
}

const again = 60_000

/** Postpones the automatic confirmation of receipt once, together with the last day for a refund request. */
export const extendLockedOrder = async (tx: Tx, order: LockedOrder, { now }: Moving): Promise<Outcome<LockedOrder, 'not_extendable'>> => {
  const planned = planMove('extend', order)
  if (isRefused(planned)) return planned
  const { extendedAt, nextAt } = order
  // A client may repeat the request if it did not get the response, so a repeat within a short time succeeds.
  if (extendedAt && now.getTime() - extendedAt.getTime() < again) return done(order)
  if (extendedAt || !nextAt || order.nextDo !== 'receive') return refused('not_extendable', { reason: 'extended' })
  const { extendMs } = await readOrderTimes(tx)
  const at = new Date(nextAt.getTime() + extendMs)
  const until = order.returnUntil && new Date(Math.max(order.returnUntil.getTime(), at.getTime()))
  const extended = await writeOrderChange(tx, order, { extendedAt: now, returnUntil: until, next: { at, do: 'receive' } })
  await pushOrder(tx, extended)
  return done(extended)
}
