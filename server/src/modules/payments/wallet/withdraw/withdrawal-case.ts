import type { CaseDecision } from '@plaza/contract'
import { minor, refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { CaseSource, Decision, DecisionRefused } from '../../../approvals/queue/sources/index.ts'
import { payoutsAreStopped } from '../../../foundation/ledger/checks/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { unsealDestination } from './destinations.ts'
import { weighWithdrawal } from './weigh-withdrawal.ts'
import { lockWithdrawal, withdrawalById } from './withdrawal-rows.ts'
import { twoPeopleFrom } from './withdrawal-terms.ts'

const rows = sql`select id, customer_id, amount, destination_name || ' ' || destination_masked as about, asked_at as since,
  case state when 'submitted' then decide_by else pay_by end as due, state, state in ('submitted', 'approved') as open, version, demo
  from wallet.withdrawal`

/** The decisions that staff can make in each state. Staff first approve a withdrawal, and pay it later. */
const decisionsIn = (state: string): readonly CaseDecision[] =>
  state === 'submitted' ? ['approve', 'refuse'] : state === 'approved' ? ['pay', 'fail'] : []

const missing = (field: string) => refused('field_missing', { fields: { [field]: 'missing' } })

/**
 * Applies a staff decision in the transaction of the case queue. If a cancellation, a decision and the scheduled job run at once, the row lock lets
 * only one of them end the withdrawal.
 */
const decideWithdrawal = async (kernel: Kernel, tx: Tx, input: Decision): Promise<{ done: true } | DecisionRefused> => {
  const { decision, now } = input
  const row = await lockWithdrawal(tx, input.id)
  if (!row) throw new Error(`there is no withdrawal ${input.id}`)
  const possible = decisionsIn(row.state)
  if (possible.length === 0) return refused('decided_already', { decision: row.state })
  if (row.version !== input.version) return refused('changed_meanwhile', { current: row.version })
  if (!possible.includes(decision)) return refused('field_wrong', { fields: { decision: 'choice' } })
  const actor = `operator:${input.operatorId}` as const
  if (decision === 'approve') await moveWithdrawal(tx, row, { to: 'approved', actor, now, said: input.reason })
  else if (decision === 'pay') {
    if (!input.reference) return missing('reference')
    if (await payoutsAreStopped(tx)) return refused('payouts_stopped', { rule: 'payouts_stopped' })
    const channel = unsealDestination(kernel.keys, row.id, row.sealed).code
    await moveWithdrawal(tx, row, { to: 'completed', actor, now, channel, reference: input.reference, said: input.reason })
  } else {
    if (!input.reason) return missing('reason')
    await moveWithdrawal(tx, row, { to: 'failed', actor, now, reason: input.reason })
  }
  return { done: true }
}

/** Source of the staff queue for withdrawals. */
export const withdrawalCase: CaseSource = {
  kind: '400',
  rows,
  lock: lockWithdrawal,
  decisions: ({ state }) => decisionsIn(state),
  // Approving a large amount needs two operators. One operator is enough to return money, or to record a payout that two have approved.
  needsTwo: async (_db, { amount }, decision) => decision === 'approve' && (amount ?? minor(0n)) >= twoPeopleFrom,
  facts: async (kernel, { id }, role) => {
    const row = await withdrawalById(kernel.db, id)
    if (!row) throw new Error(`there is no withdrawal ${id}`)
    return weighWithdrawal(kernel, row, { paysOut: role === 'finance' })
  },
  decide: decideWithdrawal,
}
