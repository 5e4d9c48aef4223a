import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { LineKind } from '../money/post.ts'

export type Move = {
  journalId: string
  line: number
  at: Date
  /** The time as the database writes it, for the cursor of the next page. */
  atText: string
  kind: LineKind
  reference: string
  actor: string
  from: string
  to: string
  amount: Money
  remark: string
}
type MoveFilter = {
  account?: string
  kind?: LineKind
  reference?: string
  journal?: string
  from?: Date
  to?: Date
  before: { at: string; id: string } | null
  limit: number
}

/**
 * Postings of the whole mall, newest first. The query reads journals by the index that fits the filter, and returns each journal with all its
 * postings.
 */
export const movesBefore = async (db: Db, wanted: MoveFilter): Promise<Move[]> => {
  const { account, kind, reference, journal, from, to, before, limit } = wanted
  const such = sql`${kind ? sql`and j.kind = ${kind}` : sql``} ${reference ? sql`and j.reference = ${reference}` : sql``}
    ${journal ? sql`and j.id = ${journal}` : sql``} ${from ? sql`and j.at >= ${from}` : sql``} ${to ? sql`and j.at < ${to}` : sql``}
    ${before ? sql`and (j.at, j.id) < (${before.at}::timestamptz, ${before.id}::bigint)` : sql``}`
  const own = sql`(select id from ledger.account where address = ${account ?? ''} and asset = 'USD')`
  const side = (column: 'from_id' | 'to_id') => sql`(select j.id, j.at from ledger.posting p join ledger.journal j on j.id = p.journal_id
    where p.${sql.ref(column)} = ${own} ${such} order by j.at desc, j.id desc limit ${limit})`
  const journals = account
    ? sql`select distinct id, at from (${side('from_id')} union all ${side('to_id')}) sides order by at desc, id desc limit ${limit}`
    : sql`select j.id, j.at from ledger.journal j where true ${such} order by j.at desc, j.id desc limit ${limit}`
  const found = await query<Omit<Move, 'amount'> & { amount: string }>(
    db,
  )`select j.id as "journalId", p.line, j.at, j.at::text as "atText", j.kind,
      j.reference, j.actor, f.address as "from", t.address as "to", p.amount, j.remark
    from (${journals}) picked join ledger.journal j on j.id = picked.id join ledger.posting p on p.journal_id = j.id
    join ledger.account f on f.id = p.from_id join ledger.account t on t.id = p.to_id
    ${account ? sql`where ${own} in (p.from_id, p.to_id)` : sql``} order by j.at desc, j.id desc, p.line`
  return found.map((row) => ({ ...row, amount: minor(BigInt(row.amount)) }))
}
