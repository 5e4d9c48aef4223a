import { sql } from 'kysely'
import type { Db } from '../src/kernel/database.ts'
import { until } from './until.ts'

/** Waits until every transaction that is under way now has ended, in the databases of other tests too: PostgreSQL counts them all together. */
export const othersAreDone = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db)
  const now = rows[0]?.now ?? ''
  await until(async () => {
    const found = await sql<{ done: boolean }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${now}::xid8 as done`.execute(db)
    return found.rows[0]?.done === true
  })
}
