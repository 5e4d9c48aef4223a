import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { orderedQuantities, type LockedOrder, returnUntil, readOrderTimes, writeOrderChange } from '../orders/steps/index.ts'
import { minStep, leftToSend, moveParcels, parcelsOf, type TrackingStep } from '../shipments/index.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

type ProgressStep = Exclude<TrackingStep, 'shipped'>

const isAllSent = async (tx: Tx, orderId: string, sent: readonly { lines: readonly { line: number; quantity: number }[] }[]) =>
  leftToSend(
    await orderedQuantities(tx, orderId),
    sent.flatMap(({ lines }) => lines),
  ).length === 0

/** Gives the order the status of its parcels. Delivery starts the periods for confirming receipt and for requesting a refund. */
const arrive = async (tx: Tx, order: LockedOrder, step: ProgressStep, { actor, now }: Moving): Promise<LockedOrder> => {
  const at = { status: step, deliveryStatus: step, by: { actor } }
  if (step !== 'delivered') {
    const moved = await writeOrderChange(tx, order, at)
    await pushOrder(tx, moved)
    return moved
  }
  const { receiveMs, extendMs } = await readOrderTimes(tx)
  const receiveAt = new Date(now.getTime() + receiveMs + (order.extendedAt ? extendMs : 0))
  const promised = await returnUntil(tx, order, now)
  // If the buyer postponed the confirmation of receipt, a refund can be requested until that later day. An extension after delivery has the same
  // effect.
  const until = order.extendedAt ? new Date(Math.max(promised.getTime(), receiveAt.getTime())) : promised
  const delivered = await writeOrderChange(tx, order, {
    ...at,
    deliveredAt: now,
    returnUntil: until,
    next: { at: receiveAt, do: 'receive' },
  })
  await pushOrder(tx, delivered)
  await notifyBuyer(tx, delivered, {
    template: 'order_delivered',
    values: { order: order.orderNo, day: { day: until.toISOString() } },
    once: 'delivered',
    now,
  })
  return delivered
}

/** The shop reports the delivery status of the parcels. */
export const progressLockedOrder = async (
  tx: Tx,
  order: LockedOrder,
  { step, ...moving }: Moving & { step: ProgressStep },
): Promise<Outcome<LockedOrder, 'not_shipped'>> => {
  const planned = planMove(step, order)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(order)
  const sent = (await parcelsOf(tx, [order.id])).get(order.id) ?? []
  if (step === 'delivered' && !(await isAllSent(tx, order.id, sent))) return refused('not_shipped', { reason: 'not_all_sent' })
  await moveParcels(tx, order.id, step, moving.now)
  return done(await arrive(tx, order, step, moving))
}

/**
 * Handles a carrier's report about a parcel. The order gets the status of its slowest parcel. It is delivered when all parcels are and nothing
 * remains to be shipped.
 */
export const followParcels = async (tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> => {
  const sent = (await parcelsOf(tx, [order.id])).get(order.id) ?? []
  const step = minStep(sent.map((parcel) => parcel.step))
  if (step === null || step === 'shipped') return order
  if (step === 'delivered' && !(await isAllSent(tx, order.id, sent))) return order
  const planned = planMove(step, order)
  return isRefused(planned) || planned.done === 'stands' ? order : arrive(tx, order, step, { actor: 'system', now })
}
