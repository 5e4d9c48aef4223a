import type { CaseKind } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../kernel/database.ts'
import { all, given } from '../../../kernel/rows.ts'

type Decided = { kind: CaseKind; id: string; operatorId: string; since: Date; due: Date; at: Date }

/** A case was ended: how long that took is measured by it. */
export const noteDecided = async (tx: Tx, { kind, id, operatorId, since, due, at }: Decided): Promise<void> => {
  await sql`insert into cases.decided (kind, record_id, operator_id, since, due, at)
    values (${kind}, ${id}, ${operatorId}, ${since}, ${due}, ${at})`.execute(tx)
}

/** How many one of the staff ended since then. */
export const decidedBy = async (db: Db, operatorId: string, since: Date): Promise<number> => {
  const found = await given<{ count: number }>(db)`
    select count(*)::int as count from cases.decided where operator_id = ${operatorId} and at >= ${since}`
  return found.count
}

export type Kept = { kind: CaseKind; decided: number; kept: number; promised: number; median: number }

/** What was promised and kept since then, by kind: medians, in minutes. */
export const keptSince = (db: Db, since: Date): Promise<Kept[]> =>
  all<Kept>(db)`
    select kind, count(*)::int as decided, count(*) filter (where at <= due)::int as kept,
      round(percentile_cont(0.5) within group (order by extract(epoch from due - since)) / 60)::int as promised,
      round(percentile_cont(0.5) within group (order by extract(epoch from at - since)) / 60)::int as median
    from cases.decided where at >= ${since} group by kind order by kind`
