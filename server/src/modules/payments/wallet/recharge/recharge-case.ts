import type { CaseDecision } from '@plaza/contract'
import { formatMoney, minor, refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { CaseSource } from '../../../approvals/queue/sources/index.ts'
import { uploadsAlike } from '../../../foundation/media/claims/index.ts'
import { walletHistory } from '../records/history-rows.ts'
import { creditRecharge, failRecharge } from './decide-recharge.ts'
import { ownForMs } from './recharge-rules.ts'
import { lockRecharge, rechargeById, type RechargeRow } from './recharge-rows.ts'
import { heldAmount, whoseAmount } from '../amounts/own-amount-rows.ts'

const rows = sql`select id, customer_id, expected as amount, coalesce(wallet_name, method) as about, made_at as since, decide_by as due, state,
  state in ('submitted', 'pending') as open, version, demo from wallet.recharge where method = 'wallet'`

/** Ids of other recharges whose proof looks the same. */
const sameProofs = async (db: Db, row: RechargeRow): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select distinct recharge_id::text as id from wallet.recharge_proof
    where upload_id = any(${await uploadsAlike(db, row.uploadIds)}::bigint[]) and recharge_id <> ${row.id} limit 10`
  return found.map((each) => each.id)
}
/** Ids of other, refused recharges with the same transaction id. */
const sameTransaction = async (db: Db, row: RechargeRow): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from wallet.recharge
    where network = ${row.network} and transaction_key = ${row.transactionKey} and id <> ${row.id} order by id limit 10`
  return found.map((each) => each.id)
}

const toneOf = { confirmed: 'good', confirming: 'plain', not_checked: 'plain', not_found: 'bad', mismatch: 'bad' } as const

export const rechargeCase: CaseSource = {
  kind: '500',
  rows,
  lock: lockRecharge,
  decisions: (record): readonly CaseDecision[] => (record.open ? ['approve', 'refuse'] : []),
  // One operator may approve a recharge if the blockchain confirms its exact amount. If a picture is the only proof, two operators are needed.
  needsTwo: async (db, record, decision, credited) => {
    if (decision !== 'approve') return false
    const row = await rechargeById(db, record.id)
    return row?.checkState !== 'confirmed' || (credited !== null && credited > row.expected)
  },
  facts: async (kernel, record) => {
    const row = await rechargeById(kernel.db, record.id)
    if (!row) throw new Error(`there is no recharge ${record.id}`)
    const { walletCode, customerId, madeAt: at } = row
    const [proofs, transactions, owner, isHeld, steps] = await Promise.all([
      sameProofs(kernel.db, row),
      sameTransaction(kernel.db, row),
      walletCode ? whoseAmount(kernel.db, walletCode, row.charged, at) : null,
      walletCode !== null && heldAmount(kernel.db, { walletCode, customerId, at, forMs: ownForMs }),
      walletHistory(kernel.db, [`recharge:${row.id}`]),
    ])
    const isOwn = owner === customerId
    // Nothing can differ from a reserved amount if none was reserved, or if the reservation is no longer stored.
    const isOther = owner === null ? isHeld : !isOwn
    const flags = [
      ...(row.checkState === 'mismatch'
        ? [{ flag: 'chain_mismatch', why: 'The transaction exists on the network but doesn’t match the claim.' }]
        : []),
      ...(row.checkState === 'not_found' ? [{ flag: 'chain_not_found', why: 'The network can’t find this transaction.' }] : []),
      ...(proofs.length > 0 ? [{ flag: 'same_picture', why: 'The same picture was used in another case.' }] : []),
      ...(isOther ? [{ flag: 'not_own_amount', why: 'The amount doesn’t match the one reserved for this person.' }] : []),
    ]
    return {
      evidence: [
        { label: 'charged', value: `${formatMoney(row.charged, row.asset)} ${row.asset}`, tone: 'plain' },
        { label: 'expected', value: formatMoney(row.expected), tone: 'plain' },
        { label: 'transaction', value: row.transactionId ?? '', tone: 'plain' },
        { label: 'network', value: row.network ?? '', tone: 'plain' },
        {
          label: 'chain',
          value:
            row.checkState === 'not_checked' ? 'not checked' : `${row.checkState.replace('_', ' ')} ${row.confirmations}/${row.needed}`,
          tone: toneOf[row.checkState],
        },
        ...(isOwn || isOther
          ? [{ label: 'own_amount', value: isOwn ? 'yes' : 'no', tone: isOwn ? ('good' as const) : ('plain' as const) }]
          : []),
        { label: 'remark', value: row.remark, tone: 'plain' },
      ],
      uploadIds: row.uploadIds,
      flags,
      duplicates: [
        ...proofs.map((id) => ({ kind: '500' as const, id, why: 'same_picture' })),
        ...transactions.map((id) => ({ kind: '500' as const, id, why: 'same_transaction' })),
      ],
      history: (steps.get(`recharge:${row.id}`) ?? []).map((step) => ({
        at: step.at,
        actor: step.actor,
        what: step.state,
        note: step.message,
      })),
    }
  },
  decide: async (_kernel, tx, input) => {
    const row = await lockRecharge(tx, input.id)
    if (!row) throw new Error(`there is no recharge ${input.id}`)
    if (row.state === 'completed' || row.state === 'failed') return refused('decided_already', { decision: row.state })
    if (row.version !== input.version) return refused('changed_meanwhile', { current: row.version })
    const actor = `operator:${input.operatorId}` as const
    if (input.decision === 'refuse') {
      if (!input.reason) return refused('field_missing', { fields: { reason: 'missing' } })
      await failRecharge(tx, row, { actor, message: input.reason, now: input.now })
      return { done: true }
    }
    if (input.decision !== 'approve') return refused('field_wrong', { fields: { decision: 'choice' } })
    const credited = input.credited ?? row.expected
    if (credited === minor(0n)) return refused('field_wrong', { fields: { credited: 'money' } })
    if (credited !== row.expected && !input.reason) return refused('field_missing', { fields: { reason: 'missing' } })
    await creditRecharge(tx, row, { actor, credited, message: input.reason, now: input.now })
    return { done: true }
  },
}
