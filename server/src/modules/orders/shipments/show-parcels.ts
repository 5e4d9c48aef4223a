import type { Parcel } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { labelOf } from '../orders/lookup/index.ts'
import { trackingPage } from './forms.ts'
import type { ParcelRow } from './parcel-rows.ts'

/** Parcels with their tracking history, as buyer and shop see them. */
export const showParcels = (parcels: readonly ParcelRow[], lang: Language): Parcel[] =>
  parcels.map(({ id, carrier, carrierName, page, trackingNo, shippedAt, lines, former, trace }) => ({
    id,
    carrier,
    carrier_name: carrierName,
    tracking_no: trackingNo,
    tracking_url: trackingPage(page, trackingNo),
    lines: lines.map(({ line, quantity }) => ({ item_id: String(line), quantity })),
    shipped_at: shippedAt.toISOString(),
    former: former.map(({ carrierName: name, trackingNo: no, until }) => ({
      carrier_name: name,
      tracking_no: no,
      until: until.toISOString(),
    })),
    trace: trace.map(({ step, town, at }) => ({ step, label: labelOf(step, lang), place: town, at: at.toISOString() })),
  }))
