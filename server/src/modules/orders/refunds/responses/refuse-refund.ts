import type { refuseRefund as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { moveRefund } from '../steps/move-refund.ts'
import { answerOfShop } from './of-shop.ts'

/** The shop refuses a refund request with a reason. The buyer may escalate the request to staff. */
export const refuseRefund: UseCase<typeof call> = (ctx) =>
  answerOfShop(
    ctx,
    'refuse',
    ({ state }) => state === 'rejected',
    async ({ tx, held, actor, customerId, now }) => {
      const whose = { audience: 'seller', personId: customerId } as const
      const pictures = [...new Set(ctx.input.images ?? [])]
      if (!(await claimUploads(tx, { ...whose, ids: pictures, purpose: 'refund' }, now))) return refused('file_unknown', { reason: 'file' })
      return done((await moveRefund(tx, held, { to: 'rejected', actor, now, note: ctx.input.reason, pictures })).refund)
    },
  )
