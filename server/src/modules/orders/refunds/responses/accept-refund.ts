import type { acceptRefund as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { settingsOf } from '../../../shops/profile/index.ts'
import { approveRefund } from '../payouts/go-on.ts'
import { missingForReturns } from '../records/return-address.ts'
import { answerOfShop } from './of-shop.ts'

const accepted = ['approved', 'awaiting_return', 'refunding', 'refunded']

/**
 * The shop approves a refund request: the money is refunded, or the shop first waits for the returned goods. To accept a return, the shop needs a
 * complete address; a refusal names the missing settings. The deadline accepts a return without one, because the buyer must not wait for the shop.
 */
export const acceptRefund: UseCase<typeof call> = (ctx) =>
  answerOfShop(
    ctx,
    'accept',
    ({ kind, state }) => kind !== 'withdrawal' && accepted.includes(state),
    async ({ tx, held, actor, now }) => {
      const { kind, shopId } = held.refund
      const missing = kind === 'return' ? missingForReturns(await settingsOf(tx, shopId)) : []
      if (missing.length > 0) return refused('no_return_address', { fields: Object.fromEntries(missing.map((each) => [each, 'missing'])) })
      return done((await approveRefund(tx, held, { actor, now })).refund)
    },
  )
