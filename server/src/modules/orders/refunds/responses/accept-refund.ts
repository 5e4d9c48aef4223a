import type { acceptRefund as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { approveRefund } from '../payouts/go-on.ts'
import { answerOfShop } from './of-shop.ts'

const accepted = ['approved', 'awaiting_return', 'refunding', 'refunded']

/** The shop approves a refund request: the money is refunded, or the shop first waits for the returned goods. */
export const acceptRefund: UseCase<typeof call> = (ctx) =>
  answerOfShop(
    ctx,
    'accept',
    ({ kind, state }) => kind !== 'withdrawal' && accepted.includes(state),
    async ({ tx, held, actor, now }) => done((await approveRefund(tx, held, { actor, now })).refund),
  )
