import type { addRefundEvidence as call } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { sayMore } from '../steps/say-more.ts'
import { stepOfBuyer } from './own-refund.ts'

/** The buyer adds text and pictures while staff review the request. */
export const addRefundEvidence: UseCase<typeof call> = (ctx) =>
  stepOfBuyer(ctx, ({ tx, held, now }) => {
    const { note, images = [] } = ctx.input
    return sayMore(tx, held, { side: 'customer', personId: currentUserId(ctx), note, images, now })
  })
