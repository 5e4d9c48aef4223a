import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** Dates the demo mall's journals at a moment in the past. Each of these journals is marked as demo. */
export const inDemoTime = async <T>(tx: Tx, at: Date, story: () => Promise<T>): Promise<T> => {
  await sql`select set_config('ledger.demo_at', ${at.toISOString()}, true)`.execute(tx)
  const view = await story()
  await sql`select set_config('ledger.demo_at', '', true)`.execute(tx)
  return view
}
