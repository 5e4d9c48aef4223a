import type { Tx } from '../../../../platform/db/database.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeSaleMove } from '../../orders/steps/index.ts'
import type { Planned } from '../plan/plan-refund.ts'
import { isBeforeShipping } from '../plan/may-refund.ts'
import { addEvidence } from '../records/history-rows.ts'
import { insertRefund, type NewRefund } from '../records/refund-rows.ts'
import { type Held, takeSteps } from '../steps/move-refund.ts'
import { notifyRefundStep } from '../steps/notify-refund.ts'
import { timesAfter } from '../steps/plan-steps.ts'
import { sendMoney, refundShares } from './pay-refund.ts'

type Opening = Pick<NewRefund, 'kind' | 'reason' | 'remark' | 'asked' | 'backTo' | 'demo' | 'now'> & {
  plan: Planned
  pictures: readonly string[]
}

/**
 * Opens a request; the caller holds the lock on the order. The request waits for the shop. After a withdrawal by law the buyer sends the goods; if
 * nothing was shipped, the money goes back at once.
 */
export const openRefund = async (tx: Tx, sale: LockedOrder, { plan, pictures, ...wanted }: Opening): Promise<Held> => {
  const { kind, asked, now } = wanted
  const state = kind !== 'withdrawal' ? 'applied' : isBeforeShipping(sale) ? 'refunding' : 'awaiting_return'
  const sums = state === 'refunding' ? refundShares(plan, asked) : null
  const refund = await insertRefund(tx, {
    ...plan,
    ...wanted,
    ...(sums ?? { returned: null, mallReturned: null }),
    ...timesAfter(state, kind, now),
    saleId: sale.id,
    orderNo: sale.orderNo,
    customerId: sale.customerId,
    shopId: sale.shopId,
    state,
  })
  await addEvidence(tx, refund.id, pictures)
  const by = { actor: `customer:${sale.customerId}`, now } as const
  const held = { refund, sale }
  if (!sums) return notifyOpenedRefund(tx, { refund, sale: await writeSaleMove(tx, sale, { openRefunds: sale.openRefunds + 1 }) }, by)
  const { returned, end } = await sendMoney(tx, held, sums, by)
  return end === 'refunding'
    ? notifyOpenedRefund(tx, { refund, sale: returned }, by)
    : takeSteps(tx, held, { ...by, steps: [{ to: end }], returned })
}

const notifyOpenedRefund = async (tx: Tx, held: Held, { actor, now }: { actor: Actor; now: Date }): Promise<Held> => {
  await notifyRefundStep(tx, held, { before: null, by: actor, note: '', now })
  return held
}
