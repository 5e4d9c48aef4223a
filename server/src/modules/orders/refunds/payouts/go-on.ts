import type { Tx } from '../../../../platform/db/database.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { type RefundWithOrder, moveRefund } from '../steps/move-refund.ts'
import { payRefund } from './pay-refund.ts'

type By = { actor: Actor; now: Date; note?: string }

/** Approves a refund request: refunds the money, or waits until the goods are returned. */
export const approveRefund = (tx: Tx, held: RefundWithOrder, { note = '', ...by }: By): Promise<RefundWithOrder> => {
  const via = [{ to: 'approved', note }] as const
  const { kind, asked } = held.refund
  return kind === 'return'
    ? moveRefund(tx, held, { ...by, via, to: 'awaiting_return' })
    : payRefund(tx, held, { ...by, via, amount: asked })
}

/** Records that the returned goods are back at the shop. If the shop reports a problem with the goods, staff decide. */
export const receiveGoods = (
  tx: Tx,
  held: RefundWithOrder,
  { wrong = null, ...by }: Omit<By, 'note'> & { wrong?: string | null },
): Promise<RefundWithOrder> => {
  const via = [{ to: 'return_received' }] as const
  if (wrong !== null) return moveRefund(tx, held, { ...by, via, to: 'escalated', note: wrong })
  return payRefund(tx, held, { ...by, via, amount: held.refund.asked })
}
