import type { EventPayloads } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { creditRecharge, failRecharge } from './decide-recharge.ts'
import { lockRecharge, insertRecharge, type RechargeRow } from './recharge-rows.ts'
import { rechargeDecisionMs } from './recharge-limits.ts'

const actor = 'system'
/** The reason why a payment failed, as shown to the customer. */
const reasons: Readonly<Record<EventPayloads['payment.settled']['state'], string>> = {
  paid: '',
  failed: 'The payment was not completed.',
  paid_late: 'The payment arrived after its deadline.',
}

/** A failed recharge stays failed. Money that arrives later is credited as a new recharge. */
const recordAgain = async (tx: Tx, failed: RechargeRow, now: Date): Promise<RechargeRow> => {
  const decideBy = new Date(now.getTime() + rechargeDecisionMs)
  const id = await insertRecharge(tx, { ...failed, wallet: null, transaction: null, madeAt: now, decideBy })
  const row = id ? await lockRecharge(tx, id) : null
  if (!row) throw new Error('a recharge was not written')
  await insertWalletStep(tx, { record: `recharge:${row.id}`, state: 'submitted', actor, message: `recharge:${failed.id}`, at: now })
  return row
}

/** Settles the recharge of a payment, once. */
export const settleRecharge = async (tx: Tx, { reference, state, at }: EventPayloads['payment.settled']): Promise<void> => {
  const id = /^recharge:([1-9][0-9]*)$/.exec(reference)?.[1]
  if (!id) return
  const row = await lockRecharge(tx, id)
  if (!row) throw new Error(`there is no ${reference}`)
  const now = new Date(at)
  const isOpen = row.state === 'submitted' || row.state === 'pending'
  if (state === 'failed') return isOpen ? failRecharge(tx, row, { actor, message: reasons.failed, now }) : undefined
  if (isOpen) return creditRecharge(tx, row, { actor, credited: row.expected, message: null, now })
  if (state === 'paid_late' && row.state === 'failed')
    await creditRecharge(tx, await recordAgain(tx, row, now), { actor, credited: row.expected, message: reasons.paid_late, now })
}
