import type { Parcel } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { labelOf } from '../orders/reading/index.ts'
import { carrierOf, trackingPage } from './carriers/index.ts'
import type { ParcelRow } from './parcel-rows.ts'

/** Parcels as people follow them. */
export const showParcels = (parcels: readonly ParcelRow[], lang: Language): Parcel[] =>
  parcels.map(({ id, carrier: key, trackingNo, shippedAt, lines, trace }) => {
    const carrier = carrierOf(key)
    return {
      id,
      carrier: key,
      carrier_name: carrier?.name ?? key,
      tracking_no: trackingNo,
      tracking_url: carrier && trackingPage(carrier, trackingNo),
      lines: lines.map(({ line, quantity }) => ({ item_id: String(line), quantity })),
      shipped_at: shippedAt.toISOString(),
      trace: trace.map(({ step, town, at }) => ({ step, label: labelOf(step, lang), place: town, at: at.toISOString() })),
    }
  })
