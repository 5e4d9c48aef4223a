import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedOrder } from '../orders/steps/index.ts'
import { fitsForm, parcelsOf, renumberParcel, trackingNoOf } from '../shipments/index.ts'
import { carrierFor, type ChosenCarrier } from './carrier-for.ts'
import type { Moving } from './collect-cash.ts'
import { planMove } from './plan-move.ts'
import { notifyBuyer, pushOrder } from './push-order.ts'

type Correcting = Moving & ChosenCarrier & { parcelId: string; trackingNo: string }

/** Corrects the carrier and the number of a parcel that has not arrived. A repeated request changes nothing. */
export const correctLockedParcel = async (
  tx: Tx,
  order: LockedOrder,
  { actor, parcelId, trackingNo: written, now, ...chosen }: Correcting,
): Promise<Outcome<LockedOrder, 'not_shippable'>> => {
  const parcel = ((await parcelsOf(tx, [order.id])).get(order.id) ?? []).find(({ id }) => id === parcelId)
  if (!parcel) return refused('not_shippable', { reason: 'parcel_unknown' })
  const found = await carrierFor(tx, order, chosen)
  if (isRefused(found)) return found
  const carrier = found.done
  const trackingNo = trackingNoOf(written)
  const isSamePage = !carrier.other || carrier.other.page === parcel.page
  if (carrier.key === parcel.carrier && carrier.name === parcel.carrierName && isSamePage && trackingNo === parcel.trackingNo)
    return done(order)
  const planned = planMove('ship', order)
  if (isRefused(planned)) return planned
  if (parcel.step === 'delivered') return refused('not_shippable', { reason: 'delivered' })
  if (!fitsForm(carrier.forms, trackingNo))
    return refused('not_shippable', { reason: 'number_form', example: carrier.example, fields: { tracking_no: 'number_form' } })
  const isOwn = await renumberParcel(tx, parcel.id, { carrier: carrier.key, trackingNo, other: carrier.other, by: actor, now })
  if (!isOwn) return refused('not_shippable', { reason: 'number_used', fields: { tracking_no: 'number_used' } })
  await pushOrder(tx, order)
  await notifyBuyer(tx, order, {
    template: 'order_tracking_corrected',
    values: { order: order.orderNo, shop: order.shopName, carrier: carrier.name, tracking: trackingNo },
    once: `corrected:${parcel.id}:${now.getTime()}`,
    now,
  })
  return done(order)
}
