import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'

type RecordName = `${'recharge' | 'withdraw' | 'transfer'}:${string}`
export type WalletHistoryRow = { state: string; actor: string; message: string | null; at: Date }

/** Adds one entry to a record's history. Existing entries are never changed. */
export const insertWalletStep = async (
  tx: Tx,
  step: { record: RecordName; state: string; actor: Actor; message?: string | null; at: Date },
): Promise<void> => {
  await sql`insert into wallet.history (record, state, actor, message, at)
    values (${step.record}, ${step.state}, ${step.actor}, ${step.message ?? null}, ${step.at})`.execute(tx)
}

/** The history of each of these records, oldest first. */
export const walletHistory = async (db: Db, records: readonly RecordName[]): Promise<Map<string, WalletHistoryRow[]>> => {
  const found = await query<WalletHistoryRow & { record: string }>(db)`
    select record, state, actor, message, at from wallet.history where record = any(${records}::text[]) order by id`
  const steps = new Map<string, WalletHistoryRow[]>()
  for (const { record, ...row } of found) steps.set(record, [...(steps.get(record) ?? []), row])
  return steps
}

/** The history as the record's owner sees it, without the names of staff. */
export const toWalletHistory = (steps: readonly WalletHistoryRow[] | undefined): { state: string; at: string; message: string | null }[] =>
  (steps ?? []).map(({ state, at, message }) => ({ state, at: at.toISOString(), message }))
