import type { cancelRefund as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { possibleActions } from '../plan/may-refund.ts'
import { moveRefund } from '../steps/move-refund.ts'
import { stepOfBuyer } from './own-refund.ts'

/** The buyer cancels the request. This is possible until the goods are on their way back. */
export const cancelRefund: UseCase<typeof call> = (ctx) =>
  stepOfBuyer(ctx, async ({ tx, held, actor, now }) => {
    const { state } = held.refund
    if (state === 'cancelled') return refused('cancelled_already')
    if (!possibleActions(held.refund).includes('cancel')) return refused('not_possible', { state })
    return done((await moveRefund(tx, held, { to: 'cancelled', actor, now })).refund)
  })
