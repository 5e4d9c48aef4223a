import type { Refund } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { type CallContext, currentUserId } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import type { RefundRow } from '../records/refund-rows.ts'
import { type RefundWithOrder, lockWithOrder } from '../steps/move-refund.ts'
import { toRefundView } from '../records/refund-view.ts'

type Context = Pick<
  CallContext<{ method: 'POST'; path: '/'; who: 'customer'; answer: never; summary: '' }>,
  'kernel' | 'session' | 'lang'
> & {
  input: { id: string }
}
type Mine = { tx: Tx; held: RefundWithOrder; actor: `customer:${string}`; now: Date }

/**
 * Performs one action of a buyer on the buyer's refund request: locks order and request, runs `step` and returns the new state. For a repeated call,
 * `step` returns `stands` and nothing changes.
 */
export const stepOfBuyer = async <R extends string>(
  { kernel, session, lang, input }: Context,
  step: (mine: Mine) => Promise<Outcome<RefundRow | 'stands', R>>,
): Promise<Outcome<Refund, R | 'refund_unknown'>> => {
  const customerId = currentUserId({ session })
  return transaction(kernel, async (tx) => {
    const held = await lockWithOrder(tx, input.id, (row) => row.customerId === customerId)
    if (!held) return refused('refund_unknown')
    const outcome = await step({ tx, held, actor: `customer:${customerId}`, now: kernel.now() })
    if ('refused' in outcome) return outcome
    const row = outcome.done === 'stands' ? held.refund : outcome.done
    return done(await toRefundView({ ...kernel, db: tx }, row, { audience: 'customer', personId: customerId, lang }))
  })
}
