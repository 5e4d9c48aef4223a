import { sql } from 'kysely'
import { hearing } from '../src/kernel/facts.ts'
import type { Kernel } from '../src/kernel/kernel.ts'
import { slices } from '../src/slices.ts'

/** Delivers every fact that is still to be heard, now and in order, and empties the queue. */
export const hearAll = async (kernel: Kernel): Promise<void> => {
  const hear = hearing(
    kernel.db,
    slices.flatMap((slice) => slice.listeners),
  )
  const facts = await sql<{ id: string }>`select id from kernel.fact order by id`.execute(kernel.db)
  for (const fact of facts.rows) await hear({ factId: fact.id })
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(kernel.db)
}
