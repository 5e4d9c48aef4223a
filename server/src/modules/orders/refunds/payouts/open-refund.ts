import type { Tx } from '../../../../platform/db/database.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeOrderChange } from '../../orders/steps/index.ts'
import type { Planned } from '../plan/plan-refund.ts'
import { isBeforeShipping } from '../plan/may-refund.ts'
import { addEvidence } from '../records/history-rows.ts'
import { insertRefund, type NewRefund } from '../records/refund-rows.ts'
import { type RefundWithOrder, takeSteps } from '../steps/move-refund.ts'
import { notifyRefundStep } from '../steps/notify-refund.ts'
import { timesAfter } from '../steps/plan-steps.ts'
import { sendMoney, refundShares } from './pay-refund.ts'

type Opening = Pick<NewRefund, 'kind' | 'reason' | 'remark' | 'asked' | 'backTo' | 'demo' | 'now'> & {
  plan: Planned
  pictures: readonly string[]
}

/**
 * Opens a refund request, which waits for the shop's answer. The caller holds the lock on the order. A withdrawal by law needs no answer: the buyer
 * sends the goods back. If nothing was shipped, the money is refunded at once.
 */
export const openRefund = async (tx: Tx, order: LockedOrder, { plan, pictures, ...wanted }: Opening): Promise<RefundWithOrder> => {
  const { kind, asked, now } = wanted
  const state = kind !== 'withdrawal' ? 'applied' : isBeforeShipping(order) ? 'refunding' : 'awaiting_return'
  const sums = state === 'refunding' ? refundShares(plan, asked) : null
  const refund = await insertRefund(tx, {
    ...plan,
    ...wanted,
    ...(sums ?? { returned: null, mallReturned: null }),
    ...timesAfter(state, kind, now),
    orderId: order.id,
    orderNo: order.orderNo,
    customerId: order.customerId,
    shopId: order.shopId,
    state,
  })
  await addEvidence(tx, refund.id, pictures)
  const by = { actor: `customer:${order.customerId}`, now } as const
  const held = { refund, order }
  if (!sums) return notifyOpenedRefund(tx, { refund, order: await writeOrderChange(tx, order, { openRefunds: order.openRefunds + 1 }) }, by)
  const { returned, end } = await sendMoney(tx, held, sums, by)
  return end === 'refunding'
    ? notifyOpenedRefund(tx, { refund, order: returned }, by)
    : takeSteps(tx, held, { ...by, steps: [{ to: end }], returned })
}

const notifyOpenedRefund = async (tx: Tx, held: RefundWithOrder, { actor, now }: { actor: Actor; now: Date }): Promise<RefundWithOrder> => {
  await notifyRefundStep(tx, held, { before: null, by: actor, note: '', now })
  return held
}
