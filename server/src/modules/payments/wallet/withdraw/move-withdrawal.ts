import { storefrontLinks } from '@plaza/contract'
import { formatMoney, nothing, subtractMoney } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { type Actor, availableOf, cashOf, endHold, shopAvailableOf } from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { inNotice } from '../records/push-balance.ts'
import { withdrawalRecordName, notifyBalance } from './show-withdrawal.ts'
import { type WithdrawalRow, writeState } from './withdrawal-rows.ts'

/** The state to which a withdrawal moves. `said` is the operator's message to the applicant. */
type Move = { actor: Actor; now: Date } & (
  | { to: 'approved'; said?: string | null }
  | { to: 'cancelled' }
  /** The channel outside the mall that made the payout, and the payout's reference in that channel. */
  | { to: 'completed'; channel: string; reference: string; said?: string | null }
  | { to: 'failed'; reason: string }
)

/** Failure reason of a withdrawal that staff did not decide in time. The applicant gets a separate notification for this reason. */
export const notDecidedInTime = 'not_decided_in_time'

const templateOf = (move: Move) => {
  if (move.to === 'approved') return 'withdrawal_approved'
  if (move.to === 'cancelled') return 'withdrawal_cancelled'
  if (move.to === 'completed') return 'withdrawal_paid'
  return move.reason === notDecidedInTime ? 'withdrawal_expired' : 'withdrawal_failed'
}

/** Pays out the whole frozen amount minus the fee, or returns it to the wallet. */
const endMoney = async (tx: Tx, row: WithdrawalRow, move: Move) => {
  if (move.to === 'approved') return
  const end = { reference: withdrawalRecordName(row), actor: move.actor, remark: `${row.name} ${row.masked}` }
  if (move.to === 'completed') {
    const parts = [
      { to: cashOf(move.channel), amount: subtractMoney(row.amount, row.fee) },
      { to: 'fees' as const, amount: row.fee },
    ]
    await endHold(tx, { ...end, kind: 'withdrawal_paid', parts: parts.filter(({ amount }) => amount > nothing) })
    return
  }
  const to = row.shopId === null ? availableOf(row.customerId) : shopAvailableOf(row.shopId)
  await endHold(tx, { ...end, kind: 'withdrawal_returned', parts: [{ to, amount: row.amount }] })
}

/** Changes state, money and history of a locked withdrawal in one transaction, and notifies the applicant. */
export const moveWithdrawal = async (tx: Tx, row: WithdrawalRow, move: Move): Promise<void> => {
  const { actor, now, to } = move
  const record = withdrawalRecordName(row)
  const reason = to === 'failed' ? move.reason : null
  const reference = to === 'completed' ? move.reference : null
  const said = to === 'approved' || to === 'completed' ? (move.said ?? null) : reason
  await writeState(tx, row.id, { state: to, reference, reason, endedAt: to === 'approved' ? null : now })
  await endMoney(tx, row, move)
  await insertWalletStep(tx, { record, state: to, actor, message: [reference, said].filter(Boolean).join(' · ') || null, at: now })
  await notify(tx, row.customerId, {
    template: templateOf(move),
    values: { amount: inNotice(to === 'completed' ? subtractMoney(row.amount, row.fee) : row.amount) },
    ...(said && said !== notDecidedInTime ? { reason: said } : {}),
    link: storefrontLinks.wallet('withdraw_list', row.id),
    once: `${record}:${to}`,
    now,
  })
  await notifyBalance(tx, row)
  await writeAudit(tx, {
    actor,
    action: `wallet.withdrawal_${to}`,
    subject: record,
    details: { amount: formatMoney(row.amount), ...(said && { reason: said }), ...(reference && { reference }) },
  })
}
