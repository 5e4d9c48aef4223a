import type { offerRefund as call } from '@plaza/contract'
import { done, nothing, parseMoney, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { moveRefund } from '../steps/move-refund.ts'
import { answerOfShop } from './of-shop.ts'

/** The shop offers a partial refund. A buyer who accepts it keeps the goods. */
export const offerRefund: UseCase<typeof call> = (ctx) => {
  const offered = parseMoney(ctx.input.amount) ?? nothing
  return answerOfShop(
    ctx,
    'offer',
    (row) => row.state === 'offered' && row.offered === offered,
    async ({ tx, held, actor, now }) => {
      const { asked, offers } = held.refund
      if (offered <= nothing || offered >= asked)
        return refused('field_wrong', { fields: { amount: offered <= nothing ? 'too_small' : 'too_large' } })
      return done((await moveRefund(tx, held, { to: 'offered', actor, now, change: { offered, offers: offers + 1 } })).refund)
    },
  )
}
