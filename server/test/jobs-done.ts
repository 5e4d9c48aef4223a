import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { until } from './until.ts'

/** Waits until every event and due job is handled, such as the letters of a purchase. */
export const jobsDone = async ({ db }: Pick<Kernel, 'db'>): Promise<void> => {
  const due = sql`select 1 from platform.event_pending union all select 1 from graphile_worker._private_jobs where run_at <= now() limit 1`
  await until(async () => (await due.execute(db)).rows.length === 0)
}
