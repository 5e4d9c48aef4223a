import type { EventName, EventPayloads } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { dispatchTask, type EventHandler } from './events.ts'
import { jobOf } from '../db/enqueue.ts'
import { subscribe } from '../db/outbox/index.ts'
import { all } from '../db/rows.ts'
import { transact } from '../db/transaction.ts'

type StoredEvent = { id: string; name: EventName; payload: EventPayloads[EventName] }

/** Delivers what one transaction told, in one transaction: all of it to everybody, or nothing. Taking it out of what waits makes it happen once. */
export const dispatchTogether = (db: Db, eventHandlers: readonly EventHandler[], told: string): Promise<void> =>
  transact({ db }, async (tx) => {
    const events = await all<StoredEvent>(tx)`
      with taken as (delete from platform.event_pending where told = ${told} returning fact_id)
      select id, name, payload from platform.event where id in (select fact_id from taken) order by id`
    for (const { id, name, payload } of events)
      for (const { event, handle } of eventHandlers) if (event === name) await handle(tx, payload, id)
  })

/** What somebody stumbled over, and what a process left that is gone, is delivered by jobs: to each listener for itself, again and again. */
const handOverToJobs = (db: Db, which: RawBuilder<unknown>) =>
  sql`with taken as (
      delete from platform.event_pending where fact_id in (select fact_id from platform.event_pending where ${which} order by fact_id limit 1000 for update skip locked)
      returning fact_id
    )
    select ${jobOf(dispatchTask, sql`json_build_object('factId', fact_id::text)`)} from taken`.execute(db)

const atOnce = 2
const everyMs = 1500
const leftAfterSeconds = 3

/** This process delivers what its own transactions tell, as soon as they have ended, and looks for what others have left. */
export const startDispatcher = (db: Db, eventHandlers: readonly EventHandler[], onError: (error: unknown) => void) => {
  const waiting: string[] = []
  const busy = new Set<Promise<void>>()
  const dispatchNext = async () => {
    for (let told = waiting.shift(); told !== undefined; told = waiting.shift()) {
      const name = told
      await dispatchTogether(db, eventHandlers, name)
        .catch(() => handOverToJobs(db, sql`told = ${name}`))
        .catch(onError)
    }
  }
  const unsubscribe = subscribe(db, (told) => {
    waiting.push(told)
    if (busy.size >= atOnce) return
    const dispatcher = dispatchNext().finally(() => busy.delete(dispatcher))
    busy.add(dispatcher)
  })
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  const look = async () => {
    await handOverToJobs(db, sql`told_at < now() - make_interval(secs => ${leftAfterSeconds})`).catch(onError)
    if (!stopped) timer = setTimeout(() => void look(), everyMs)
  }
  void look()
  return {
    /** What waits is still heard; what is told from now on is left to jobs. */
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      unsubscribe()
      await Promise.all(busy)
    },
  }
}
