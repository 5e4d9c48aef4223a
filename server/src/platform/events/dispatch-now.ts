import type { EventName, EventPayloads } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import { dispatchTask, type EventHandler } from './events.ts'
import { jobOf } from '../db/enqueue.ts'
import { subscribe } from '../db/outbox/index.ts'
import { query } from '../db/rows.ts'
import { transaction } from '../db/transaction.ts'

type StoredEvent = { id: string; name: EventName; payload: EventPayloads[EventName] }

/** Delivers the events of one batch in one transaction: all events to all handlers, or none. Deleting the pending rows prevents a second delivery. */
export const dispatchTogether = (db: Db, eventHandlers: readonly EventHandler[], batch: string): Promise<void> =>
  transaction({ db }, async (tx) => {
    const events = await query<StoredEvent>(tx)`
      with taken as (delete from platform.event_pending where batch = ${batch} returning event_id)
      select id, name, payload from platform.event where id in (select event_id from taken) order by id`
    for (const { id, name, payload } of events)
      for (const { event, handle } of eventHandlers) if (event === name) await handle(tx, payload, id)
  })

/** Hands over events to jobs, if their handler failed or their process died. A job delivers to each handler in its own transaction, with retries. */
const handOverToJobs = (db: Db, which: RawBuilder<unknown>) =>
  sql`with taken as (
      delete from platform.event_pending where event_id in (select event_id from platform.event_pending where ${which} order by event_id limit 1000 for update skip locked)
      returning event_id
    )
    select ${jobOf(dispatchTask, sql`json_build_object('eventId', event_id::text)`)} from taken`.execute(db)

/** Remembers the trace of the transaction that has just published events. The returned function delivers these events in that trace. */
type CaptureTrace = () => <T>(work: () => Promise<T>) => Promise<T>
const captureNothing: CaptureTrace = () => (work) => work()

const atOnce = 2
const intervalMs = 1500
const leftAfterSeconds = 3

/** Delivers the events of this process as soon as their transaction has committed. Also hands over undelivered events of other processes to jobs. */
export const startDispatcher = (
  db: Db,
  eventHandlers: readonly EventHandler[],
  onError: (error: unknown) => void,
  captureTrace: CaptureTrace = captureNothing,
) => {
  const waiting: { batch: string; run: ReturnType<CaptureTrace> }[] = []
  const busy = new Set<Promise<void>>()
  const dispatchNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { batch, run } = next
      await run(() => dispatchTogether(db, eventHandlers, batch).catch(() => handOverToJobs(db, sql`batch = ${batch}`))).catch(onError)
    }
  }
  const unsubscribe = subscribe(db, (batch) => {
    waiting.push({ batch, run: captureTrace() })
    if (busy.size >= atOnce) return
    const dispatcher = dispatchNext().finally(() => busy.delete(dispatcher))
    busy.add(dispatcher)
  })
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  const look = async () => {
    await handOverToJobs(db, sql`published_at < now() - make_interval(secs => ${leftAfterSeconds})`).catch(onError)
    if (!stopped) timer = setTimeout(() => void look(), intervalMs)
  }
  void look()
  return {
    /** Delivers the batches that remain. From now on, jobs deliver newly published events. */
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      unsubscribe()
      await Promise.all(busy)
    },
  }
}
