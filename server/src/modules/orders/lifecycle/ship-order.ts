import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { orderedQuantities, type LockedOrder, readOrderTimes, writeOrderChange } from '../orders/steps/index.ts'
import { fitsForm, trackingNoOf, insertParcel, type ParcelLine, findParcel, parcelsOf } from '../shipments/index.ts'
import { carrierFor, type ChosenCarrier } from './carrier-for.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { holdTheSame, planParcel } from './plan-parcel.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

type Shipping = Moving &
  ChosenCarrier & {
    trackingNo: string
    /** The parcel's content; null for all goods that are not shipped yet. */
    lines: readonly ParcelLine[] | null
  }

/** Ships a parcel. The first parcel ships the order; later parcels contain the remaining goods. A repeated request returns the same parcel. */
export const shipLockedOrder = async (
  tx: Tx,
  order: LockedOrder,
  { actor, trackingNo: written, lines: wanted, now, ...chosen }: Shipping,
): Promise<Outcome<LockedOrder, 'not_shippable'>> => {
  const found = await carrierFor(tx, order, chosen)
  if (isRefused(found)) return found
  const carrier = found.done
  const { key } = carrier
  const trackingNo = trackingNoOf(written)
  const known = await findParcel(tx, order.id, { carrier: key, trackingNo })
  if (known && (wanted === null || holdTheSame(known.lines, wanted))) return done(order)
  if (known) return refused('not_shippable', { reason: 'number_used', fields: { tracking_no: 'number_used' } })
  const planned = planMove('ship', order)
  if (isRefused(planned)) return planned
  if (!fitsForm(carrier.forms, trackingNo))
    return refused('not_shippable', { reason: 'number_form', example: carrier.example, fields: { tracking_no: 'number_form' } })
  const sent = ((await parcelsOf(tx, [order.id])).get(order.id) ?? []).flatMap(({ lines }) => lines)
  const lines = planParcel(await orderedQuantities(tx, order.id), sent, wanted)
  if (isRefused(lines)) return lines
  const isOwn = await insertParcel(tx, {
    orderId: order.id,
    carrier: key,
    trackingNo,
    shippedAt: now,
    lines: lines.done,
    other: carrier.other,
  })
  if (!isOwn) return refused('not_shippable', { reason: 'number_used', fields: { tracking_no: 'number_used' } })
  const { receiveUnscannedMs, extendMs } = await readOrderTimes(tx)
  // If the buyer has postponed the confirmation of receipt, a further parcel does not shorten this extension.
  const next = { at: new Date(now.getTime() + receiveUnscannedMs + (order.extendedAt ? extendMs : 0)), do: 'receive' } as const
  const isFirst = order.status === 'to_ship'
  const shipped = await writeOrderChange(
    tx,
    order,
    isFirst ? { status: 'shipped', deliveryStatus: 'shipped', shippedAt: now, next, by: { actor } } : { next },
  )
  await pushOrder(tx, shipped)
  await notifyBuyer(tx, shipped, {
    template: 'order_shipped',
    values: { order: order.orderNo, shop: order.shopName, carrier: carrier.name, tracking: trackingNo },
    once: carrier.other ? `shipped:${order.id}:${trackingNo}` : `shipped:${key}:${trackingNo}`,
    now,
  })
  return done(shipped)
}
