import type { Tx } from '../../../../platform/db/database.ts'
import type { Actor } from '../../../foundation/ledger/index.ts'
import { type Held, moveRefund } from '../steps/index.ts'
import { payRefund } from './pay-refund.ts'

type By = { actor: Actor; now: Date; note?: string }

/** A request is agreed to: the money goes back, or the goods are awaited first. */
export const approveRefund = async (tx: Tx, held: Held, by: By): Promise<Held> => {
  const approved = await moveRefund(tx, held, { to: 'approved', ...by })
  const next = { actor: by.actor, now: by.now }
  return held.refund.kind === 'return'
    ? moveRefund(tx, approved, { to: 'awaiting_return', ...next })
    : payRefund(tx, approved, { amount: held.refund.asked, ...next })
}

/** Goods are back at the shop; what is wrong with them, in its words, is for staff to weigh. */
export const receiveGoods = async (tx: Tx, held: Held, { wrong = null, ...by }: By & { wrong?: string | null }): Promise<Held> => {
  const received = await moveRefund(tx, held, { to: 'return_received', ...by })
  if (wrong !== null) return moveRefund(tx, received, { to: 'escalated', ...by, note: wrong })
  return payRefund(tx, received, { amount: held.refund.asked, actor: by.actor, now: by.now })
}
