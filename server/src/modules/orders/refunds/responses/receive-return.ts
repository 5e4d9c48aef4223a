import type { receiveReturn as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { receiveGoods } from '../payouts/go-on.ts'
import { answerOfShop } from './of-shop.ts'

/** The shop confirms that it has the returned goods. The money is refunded, or staff decide if the shop reports a problem. */
export const receiveReturn: UseCase<typeof call> = (ctx) =>
  answerOfShop(
    ctx,
    'received',
    ({ trackingNo, state }) => trackingNo !== null && ['refunding', 'refunded', 'escalated'].includes(state),
    async ({ tx, held, actor, now }) => {
      const { as_described: isRight, note = '' } = ctx.input
      if (!isRight && note === '') return refused('field_missing', { fields: { note: 'missing' } })
      return done((await receiveGoods(tx, held, { actor, now, wrong: isRight ? null : note })).refund)
    },
  )
