import type { addShopRefundEvidence as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { sayMore } from '../steps/say-more.ts'
import { answerOfShop } from './of-shop.ts'

/** The shop says and shows more while staff look at it; nothing of it stands already but under the key that it came with. */
export const addShopRefundEvidence: UseCase<typeof call> = (ctx) =>
  answerOfShop(
    ctx,
    'evidence',
    () => false,
    ({ tx, held, customerId, now }) => {
      const { note, images = [] } = ctx.input
      return sayMore(tx, held, { side: 'seller', personId: customerId, note, images, now })
    },
  )
