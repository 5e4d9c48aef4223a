import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { query } from '../../db/rows.ts'

export type RefusedOften = { call: string; code: number; count: number }

/** Adds the refusal counts of one process to the totals of all processes. */
export const addRefusals = async (db: Db, day: string, counted: readonly RefusedOften[]): Promise<void> => {
  await sql`insert into platform.refusal as r (day, call, code, count)
    select ${day}::date, * from unnest(${counted.map(({ call }) => call)}::text[], ${counted.map(({ code }) => code)}::int[],
      ${counted.map(({ count }) => count)}::bigint[])
    on conflict (day, call, code) do update set count = r.count + excluded.count`.execute(db)
}

/** The most frequent refusals of a day. */
export const refusedMost = (db: Db, day: string, limit: number): Promise<RefusedOften[]> =>
  query<RefusedOften>(db)`select call, code, least(count, 2147483647)::int as count from platform.refusal where day = ${day}::date
    order by platform.refusal.count desc, call, code limit ${limit}`

const retentionDays = 90
export const forgetRefusals = async (db: Db): Promise<void> => {
  await sql`delete from platform.refusal where day < current_date - ${retentionDays}::int`.execute(db)
}
