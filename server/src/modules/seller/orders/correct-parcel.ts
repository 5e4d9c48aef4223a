import type { correctParcel as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { correctLockedParcel } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const correctParcel: UseCase<typeof call> = (ctx) => {
  const { parcel_id: parcelId, carrier, carrier_name: carrierName, carrier_page: carrierPage, tracking_no: trackingNo } = ctx.input
  return moveSold(ctx, (tx, order, moving) =>
    correctLockedParcel(tx, order, { ...moving, parcelId, carrier, carrierName, carrierPage, trackingNo }),
  )
}
