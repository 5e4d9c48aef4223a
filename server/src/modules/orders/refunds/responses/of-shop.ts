import type { Refund } from '@plaza/contract'
import { done, isRefused, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { CallContext } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { answersOf, isLate } from '../plan/may-refund.ts'
import type { RefundRow } from '../records/refund-rows.ts'
import { type RefundWithOrder, lockWithOrder } from '../steps/move-refund.ts'
import { toRefundView } from '../records/refund-view.ts'

type Context = Pick<CallContext<{ method: 'POST'; path: '/'; who: 'seller'; answer: never; summary: '' }>, 'kernel' | 'session' | 'lang'>
type Answer = ReturnType<typeof answersOf>[number]

/** The roles of shop staff who may read refund requests. Fewer roles may decide about refunds. */
export const allowReading = (ctx: Pick<Context, 'kernel' | 'session'>) => allowSeller(ctx, ['owner', 'orders', 'support'])

/**
 * Answers of the shop that are accepted even after the deadline: agreeing, confirming the returned goods, and adding evidence before staff decide.
 */
const alwaysInTime: readonly Answer[] = ['accept', 'received', 'evidence']

type Ours = { tx: Tx; held: RefundWithOrder; actor: `seller:${string}`; customerId: string; now: Date }

/**
 * One answer of a shop to a refund request for its order: locks order and request, runs `step` and returns the new state. Repeating the same answer
 * changes nothing. After the deadline, the scheduled job decides.
 */
export const answerOfShop = async <R extends string>(
  ctx: Context & { input: { id: string } },
  answer: Answer,
  isDone: (row: RefundRow) => boolean,
  step: (ours: Ours) => Promise<Outcome<RefundRow, R>>,
): Promise<Outcome<Refund, R | 'refund_unknown' | 'not_allowed' | 'not_possible'>> => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner', 'orders'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const reader = { audience: 'seller', personId: customerId, lang } as const
  return transaction(kernel, async (tx) => {
    const held = await lockWithOrder(tx, input.id, (row) => row.shopId === shopId)
    if (!held) return refused('refund_unknown')
    const view = async (row: RefundRow) => done(await toRefundView({ ...kernel, db: tx }, row, reader))
    if (isDone(held.refund)) return view(held.refund)
    const now = kernel.now()
    const isOver = isLate(held.refund, now) && !alwaysInTime.includes(answer)
    if (!answersOf(held.refund).includes(answer) || isOver) return refused('not_possible', { state: held.refund.state })
    const outcome = await step({ tx, held, actor: `seller:${customerId}`, customerId, now })
    return 'refused' in outcome ? outcome : view(outcome.done)
  })
}
