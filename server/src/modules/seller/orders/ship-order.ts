import type { shipOrder as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shipLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

/** The number of a line within its order; invalid input gives 0, which matches no line. */
const lineOf = (itemId: string): number => (/^[1-9][0-9]{0,3}$/.test(itemId) ? Number(itemId) : 0)

export const shipOrder: UseCase<typeof call> = (ctx) => {
  const { carrier, carrier_name: carrierName, carrier_page: carrierPage, tracking_no: trackingNo, lines } = ctx.input
  const wanted = lines?.map(({ item_id, quantity }) => ({ line: lineOf(item_id), quantity })) ?? null
  return moveSold(ctx, (tx, order, moving) =>
    shipLockedOrder(tx, order, { ...moving, carrier, carrierName, carrierPage, trackingNo, lines: wanted }),
  )
}
