import { sql } from 'kysely'
import { hearing, hearTask } from './kernel/facts.ts'
import type { Kernel } from './kernel/kernel.ts'
import { slices } from './slices.ts'

/** Delivers every fact that is still to be heard, now and in order, instead of soon: a mall opens with its numbers told. */
export const hearAll = async ({ db }: Pick<Kernel, 'db'>): Promise<void> => {
  const hear = hearing(
    db,
    slices.flatMap((slice) => slice.listeners),
  )
  const waiting = await sql<{ job: string; fact: string }>`
    select id as job, payload ->> 'factId' as fact from graphile_worker._private_jobs
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${hearTask}) order by id`.execute(db)
  for (const { fact } of waiting.rows) await hear({ factId: fact })
  await sql`select graphile_worker.complete_jobs(${waiting.rows.map(({ job }) => job)})`.execute(db)
}
