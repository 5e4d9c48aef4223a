import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { orderedQuantities, type LockedOrder, saleTimes, writeSaleMove } from '../orders/steps/index.ts'
import { carrierOf, fitsForm, trackingNoOf, insertParcel, type ParcelLine, findParcel, parcelsOf } from '../shipments/index.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { holdTheSame, planParcel } from './plan-parcel.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

type Shipping = Moving & {
  carrier: string
  trackingNo: string
  /** The parcel's content; null for all that is left. */
  lines: readonly ParcelLine[] | null
}

/** Ships a parcel: the first one ships the order, later ones carry the rest. A repeated request returns the same parcel. */
export const shipSale = async (
  tx: Tx,
  sale: LockedOrder,
  { actor, carrier: key, trackingNo: written, lines: wanted, now }: Shipping,
): Promise<Outcome<LockedOrder, 'not_shippable'>> => {
  const carrier = await carrierOf(tx, key)
  if (!carrier?.enabled) return refused('not_shippable', { reason: 'carrier_unknown', fields: { carrier: 'carrier_unknown' } })
  const trackingNo = trackingNoOf(written)
  const known = await findParcel(tx, sale.id, { carrier: key, trackingNo })
  if (known && (wanted === null || holdTheSame(known.lines, wanted))) return done(sale)
  if (known) return refused('not_shippable', { reason: 'number_used', fields: { tracking_no: 'number_used' } })
  const planned = planMove('ship', sale)
  if (isRefused(planned)) return planned
  if (!fitsForm(carrier.forms, trackingNo))
    return refused('not_shippable', { reason: 'number_form', example: carrier.example, fields: { tracking_no: 'number_form' } })
  const sent = ((await parcelsOf(tx, [sale.id])).get(sale.id) ?? []).flatMap(({ lines }) => lines)
  const lines = planParcel(await orderedQuantities(tx, sale.id), sent, wanted)
  if (isRefused(lines)) return lines
  const isOwn = await insertParcel(tx, { saleId: sale.id, carrier: key, trackingNo, shippedAt: now, lines: lines.done })
  if (!isOwn) return refused('not_shippable', { reason: 'number_used', fields: { tracking_no: 'number_used' } })
  const { receiveUnscannedMs, extendMs } = await saleTimes(tx)
  // A further parcel takes nothing away from a buyer who has put receipt off.
  const next = { at: new Date(now.getTime() + receiveUnscannedMs + (sale.extendedAt ? extendMs : 0)), do: 'receive' } as const
  const isFirst = sale.status === 'to_ship'
  const shipped = await writeSaleMove(
    tx,
    sale,
    isFirst ? { status: 'shipped', deliveryStatus: 'shipped', shippedAt: now, next, by: { actor } } : { next },
  )
  await pushOrder(tx, shipped)
  await notifyBuyer(tx, shipped, {
    template: 'order_shipped',
    values: { order: sale.orderNo, shop: sale.shopName, carrier: carrier.name, tracking: trackingNo },
    once: `shipped:${key}:${trackingNo}`,
    now,
  })
  return done(shipped)
}
