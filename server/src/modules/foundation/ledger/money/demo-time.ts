import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** Dates the demo mall's movements at a moment in the past; every journal of them is marked. */
export const inDemoTime = async <T>(tx: Tx, at: Date, story: () => Promise<T>): Promise<T> => {
  await sql`select set_config('ledger.demo_at', ${at.toISOString()}, true)`.execute(tx)
  const view = await story()
  await sql`select set_config('ledger.demo_at', '', true)`.execute(tx)
  return view
}
