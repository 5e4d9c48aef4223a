import type { addRefundEvidence as call } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { sayMore } from '../steps/say-more.ts'
import { stepOfBuyer } from './own-refund.ts'

/** Its buyer says and shows more while staff look at it. */
export const addRefundEvidence: UseCase<typeof call> = (ask) =>
  stepOfBuyer(ask, ({ tx, held, now }) => {
    const { note, images = [] } = ask.input
    return sayMore(tx, held, { side: 'customer', personId: currentUserId(ask), note, images, now })
  })
