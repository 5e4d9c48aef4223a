import type { addShopRefundEvidence as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { sayMore } from '../steps/say-more.ts'
import { answerOfShop } from './of-shop.ts'

/** The shop adds text and pictures while staff review the request. Only the idempotency key prevents duplicates of such an addition. */
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
