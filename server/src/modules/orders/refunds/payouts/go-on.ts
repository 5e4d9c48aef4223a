import type { Tx } from '../../../../platform/db/database.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'
import { type Held, moveRefund } from '../steps/move-refund.ts'
import { payRefund } from './pay-refund.ts'

type By = { actor: Actor; now: Date; note?: string }

/** A request is agreed to: the money goes back, or the goods are awaited first. */
export const approveRefund = (tx: Tx, held: Held, { note = '', ...by }: By): Promise<Held> => {
  const via = [{ to: 'approved', note }] as const
  const { kind, asked } = held.refund
  return kind === 'return'
    ? moveRefund(tx, held, { ...by, via, to: 'awaiting_return' })
    : payRefund(tx, held, { ...by, via, amount: asked })
}

/** Goods are back at the shop; what is wrong with them, in its words, is for staff to weigh. */
export const receiveGoods = (tx: Tx, held: Held, { wrong = null, ...by }: Omit<By, 'note'> & { wrong?: string | null }): Promise<Held> => {
  const via = [{ to: 'return_received' }] as const
  if (wrong !== null) return moveRefund(tx, held, { ...by, via, to: 'escalated', note: wrong })
  return payRefund(tx, held, { ...by, via, amount: held.refund.asked })
}
