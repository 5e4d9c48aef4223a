import type { escalateRefund as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { isLate } from '../plan/may-refund.ts'
import { moveRefund } from '../steps/move-refund.ts'
import { stepOfBuyer } from './own-refund.ts'

/** The buyer escalates a request that the shop refused, so that staff decide. */
export const escalateRefund: UseCase<typeof call> = (ctx) =>
  stepOfBuyer(ctx, async ({ tx, held, actor, now }) => {
    const { state } = held.refund
    if (state !== 'rejected' || isLate(held.refund, now)) return refused('not_possible', { state })
    const whose = { audience: 'customer', personId: currentUserId(ctx) } as const
    const pictures = [...new Set(ctx.input.images ?? [])]
    if (!(await claimUploads(tx, { ...whose, ids: pictures, purpose: 'refund' }, now))) return refused('file_unknown', { reason: 'file' })
    return done((await moveRefund(tx, held, { to: 'escalated', actor, now, note: ctx.input.remark, pictures })).refund)
  })
