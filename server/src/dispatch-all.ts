import { sql } from 'kysely'
import { dispatcher, dispatchTask } from './platform/events/events.ts'
import { dispatchTogether } from './platform/events/dispatch-now.ts'
import type { Kernel } from './platform/kernel.ts'
import { query } from './platform/db/rows.ts'
import { eventHandlers } from './mall.ts'

/** Delivers the batches of events that no process has taken yet, and waits for the batches that a process delivers now. */
const dispatchPending = async (db: Kernel['db']): Promise<void> => {
  for (;;) {
    const waiting = await query<{ batch: string }>(db)`select distinct batch from platform.event_pending`
    if (waiting.length === 0) return
    for (const { batch } of waiting) await dispatchTogether(db, eventHandlers, batch)
  }
}

/** Delivers every pending event at once and in order, and also the events that their handlers publish. A mall then starts with current figures. */
export const dispatchAll = async ({ db }: Pick<Kernel, 'db'>): Promise<void> => {
  const handle = dispatcher(db, eventHandlers)
  await dispatchPending(db)
  for (let last = '0'; ;) {
    const waiting = await query<{ job: string; event: string }>(db)`
      select id as job, payload ->> 'eventId' as event from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = ${dispatchTask}) and id > ${last} order by id`
    if (waiting.length === 0) return
    for (const { event } of waiting) await handle({ eventId: event })
    await dispatchPending(db)
    last = waiting.at(-1)?.job ?? last
    await sql`select graphile_worker.complete_jobs(${waiting.map(({ job }) => job)})`.execute(db)
  }
}
