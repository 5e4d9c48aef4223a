import type { PromiseKind } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'

type Decided = { kind: PromiseKind; id: string; operatorId: string; since: Date; due: Date; at: Date }

/** Records a closed case or an answered ticket, so that response times can be measured. */
export const noteDecided = async (tx: Tx, { kind, id, operatorId, since, due, at }: Decided): Promise<void> => {
  await sql`insert into queue.decided (kind, record_id, operator_id, since, due, at)
    values (${kind}, ${id}, ${operatorId}, ${since}, ${due}, ${at})`.execute(tx)
}

/** Number of cases that this operator has closed since the given time. */
export const decidedBy = async (db: Db, operatorId: string, since: Date): Promise<number> => {
  const found = await getOne<{ count: number }>(db)`
    select count(*)::int as count from queue.decided where operator_id = ${operatorId} and at >= ${since} and kind <> 'ticket'`
  return found.count
}

type PromiseStats = { kind: PromiseKind; decided: number; kept: number; promised: number; median: number }

/** Number of decisions since a time, and of those within their deadline, by kind. Medians are in minutes. */
export const promiseStatsSince = (db: Db, since: Date): Promise<PromiseStats[]> =>
  query<PromiseStats>(db)`
    select kind, count(*)::int as decided, count(*) filter (where at <= due)::int as kept,
      round(percentile_cont(0.5) within group (order by extract(epoch from due - since)) / 60)::int as promised,
      round(percentile_cont(0.5) within group (order by extract(epoch from at - since)) / 60)::int as median
    from queue.decided where at >= ${since} group by kind order by kind`

/** Like `promisesKeptSince`, but grouped by day, newest first. */
export const promiseStatsByDay = (db: Db, from: Date, to: Date): Promise<(PromiseStats & { day: string })[]> =>
  query<PromiseStats & { day: string }>(db)`
    select (at at time zone 'UTC')::date::text as day, kind, count(*)::int as decided, count(*) filter (where at <= due)::int as kept,
      round(percentile_cont(0.5) within group (order by extract(epoch from due - since)) / 60)::int as promised,
      round(percentile_cont(0.5) within group (order by extract(epoch from at - since)) / 60)::int as median
    from queue.decided where at >= ${from} and at < ${to} group by 1, kind order by 1 desc, kind`
