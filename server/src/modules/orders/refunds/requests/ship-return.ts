import type { shipReturn as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { isLate } from '../plan/may-refund.ts'
import { moveRefund } from '../steps/move-refund.ts'
import { stepOfBuyer } from './own-refund.ts'

/** Records the parcel with which the buyer returns the goods. A repeated request returns the same parcel. */
export const shipReturn: UseCase<typeof call> = (ctx) =>
  stepOfBuyer(ctx, async ({ tx, held, actor, now }) => {
    const { carrier, tracking_no: trackingNo } = ctx.input
    const { state } = held.refund
    if (state === 'return_shipped' && held.refund.carrier === carrier && held.refund.trackingNo === trackingNo) return done('stands')
    if (state !== 'awaiting_return' || isLate(held.refund, now)) return refused('no_parcel_awaited', { state })
    const note = `${carrier} ${trackingNo}`
    return done((await moveRefund(tx, held, { to: 'return_shipped', actor, now, note, change: { carrier, trackingNo } })).refund)
  })
