import type { answerOffer as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { payRefund } from '../payouts/pay-refund.ts'
import { isLate } from '../plan/may-refund.ts'
import { moveRefund } from '../steps/move-refund.ts'
import { stepOfBuyer } from './own-refund.ts'

/** The buyer accepts a partial refund and keeps the goods, or declines the offer so that the request continues. */
export const answerOffer: UseCase<typeof call> = (ctx) =>
  stepOfBuyer(ctx, async ({ tx, held, actor, now }) => {
    const { state, offered } = held.refund
    if (state !== 'offered' || offered === null || isLate(held.refund, now)) return refused('not_possible', { state })
    const after = ctx.input.accept
      ? await payRefund(tx, held, { amount: offered, actor, now })
      : await moveRefund(tx, held, { to: 'applied', actor, now })
    return done(after.refund)
  })
