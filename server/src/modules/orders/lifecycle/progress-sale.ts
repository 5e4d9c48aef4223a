import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { orderedQuantities, type LockedOrder, returnUntil, saleTimes, writeSaleMove } from '../orders/steps/index.ts'
import { minStep, leftToSend, moveParcels, parcelsOf, type TrackingStep } from '../shipments/index.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

type OnTheWay = Exclude<TrackingStep, 'shipped'>

const isAllSent = async (tx: Tx, saleId: string, sent: readonly { lines: readonly { line: number; quantity: number }[] }[]) =>
  leftToSend(
    await orderedQuantities(tx, saleId),
    sent.flatMap(({ lines }) => lines),
  ).length === 0

/** The order is where its parcels are; once it is delivered, the days to confirm it and to ask for money back begin. */
const arrive = async (tx: Tx, sale: LockedOrder, step: OnTheWay, { actor, now }: Moving): Promise<LockedOrder> => {
  const at = { status: step, deliveryStatus: step, by: { actor } }
  if (step !== 'delivered') {
    const moved = await writeSaleMove(tx, sale, at)
    await pushOrder(tx, moved)
    return moved
  }
  const { receiveMs, extendMs } = await saleTimes(tx)
  const receiveAt = new Date(now.getTime() + receiveMs + (sale.extendedAt ? extendMs : 0))
  const promised = await returnUntil(tx, sale, now)
  // A buyer who postponed receipt can ask for a refund until then, as after an extension that follows the delivery.
  const until = sale.extendedAt ? new Date(Math.max(promised.getTime(), receiveAt.getTime())) : promised
  const delivered = await writeSaleMove(tx, sale, {
    ...at,
    deliveredAt: now,
    returnUntil: until,
    next: { at: receiveAt, do: 'receive' },
  })
  await pushOrder(tx, delivered)
  await notifyBuyer(tx, delivered, {
    template: 'order_delivered',
    values: { order: sale.orderNo, day: { day: until.toISOString() } },
    once: 'delivered',
    now,
  })
  return delivered
}

/** The shop reports where the parcels are. */
export const progressSale = async (
  tx: Tx,
  sale: LockedOrder,
  { step, ...moving }: Moving & { step: OnTheWay },
): Promise<Outcome<LockedOrder, 'not_shipped'>> => {
  const planned = planMove(step, sale)
  if (isRefused(planned)) return planned
  if (planned.done === 'stands') return done(sale)
  const sent = (await parcelsOf(tx, [sale.id])).get(sale.id) ?? []
  if (step === 'delivered' && !(await isAllSent(tx, sale.id, sent))) return refused('not_shipped', { reason: 'not_all_sent' })
  await moveParcels(tx, sale.id, step, moving.now)
  return done(await arrive(tx, sale, step, moving))
}

/** A carrier reported a parcel's position. The order advances to the state of its slowest parcel, and is delivered when nothing is left to ship. */
export const followParcels = async (tx: Tx, sale: LockedOrder, now: Date): Promise<LockedOrder> => {
  const sent = (await parcelsOf(tx, [sale.id])).get(sale.id) ?? []
  const step = minStep(sent.map((parcel) => parcel.step))
  if (step === null || step === 'shipped') return sale
  if (step === 'delivered' && !(await isAllSent(tx, sale.id, sent))) return sale
  const planned = planMove(step, sale)
  return isRefused(planned) || planned.done === 'stands' ? sale : arrive(tx, sale, step, { actor: 'system', now })
}
