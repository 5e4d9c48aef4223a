import { sql } from 'kysely'
import { dispatcher, dispatchTask } from './platform/events/events.ts'
import { dispatchTogether } from './platform/events/dispatch-now.ts'
import type { Kernel } from './platform/kernel.ts'
import { all } from './platform/db/rows.ts'
import { eventHandlers } from './mall.ts'

/** What a process is about to deliver by itself: whoever asks first does, and the other waits for that. */
const dispatchPending = async (db: Kernel['db']): Promise<void> => {
  for (;;) {
    const waiting = await all<{ told: string }>(db)`select distinct told from platform.event_pending`
    if (waiting.length === 0) return
    for (const { told } of waiting) await dispatchTogether(db, eventHandlers, told)
  }
}

/** Delivers every fact that is still to be heard, and what is told of them, now and in order, instead of soon: a mall opens with its numbers told. */
export const dispatchAll = async ({ db }: Pick<Kernel, 'db'>): Promise<void> => {
  const handle = dispatcher(db, eventHandlers)
  await dispatchPending(db)
  for (let last = '0'; ;) {
    const waiting = await all<{ job: string; event: string }>(db)`
      select id as job, payload ->> 'factId' as event from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = ${dispatchTask}) and id > ${last} order by id`
    if (waiting.length === 0) return
    for (const { event } of waiting) await handle({ factId: event })
    await dispatchPending(db)
    last = waiting.at(-1)?.job ?? last
    await sql`select graphile_worker.complete_jobs(${waiting.map(({ job }) => job)})`.execute(db)
  }
}
