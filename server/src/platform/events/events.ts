import type { EventName, EventPayloads } from '@plaza/contract'
import type { Db, Tx } from '../db/database.ts'
import type { JobHandler } from '../jobs/jobs.ts'
import { type HandledEventName, dispatchTask, earlierDispatchTask, writeToOutbox } from '../db/outbox/index.ts'
import { transaction } from '../db/transaction.ts'
import { findOne, exists } from '../db/rows.ts'

export { type HandledEventName, dispatchTask }

export type EventHandler<N extends EventName = EventName> = {
  event: N
  /** Names the handler's effect. Each effect happens once for each event. */
  name: string
  handle: (tx: Tx, payload: EventPayloads[N], eventId: string) => Promise<void>
}
export const eventHandler = <N extends HandledEventName>(event: N, name: string, handle: EventHandler<N>['handle']): EventHandler =>
  ({ event, name, handle }) as unknown as EventHandler

/** Publishes an event if and only if this transaction commits. Every handler receives it, exactly once in effect. */
export const publish = <N extends EventName>(tx: Tx, event: N, payload: EventPayloads[N]): Promise<void> =>
  writeToOutbox(tx, { events: [{ name: event, payload }] })

/** Delivers one event to each handler in a separate transaction, so that a failing handler delays no other. */
export const dispatcher =
  (db: Db, eventHandlers: readonly EventHandler[]): JobHandler =>
  async (payload) => {
    // Jobs of earlier versions may still be queued. Their payload uses the key `factId`.
    const { eventId, factId } = payload as { eventId?: string; factId?: string }
    const id = eventId ?? factId ?? ''
    const event = await findOne<{ name: EventName; payload: EventPayloads[EventName] }>(
      db,
    )`select name, payload from platform.event where id = ${id}`
    if (!event) return
    const failures: unknown[] = []
    for (const each of eventHandlers.filter((one) => one.event === event.name)) {
      await handleOnce(db, each, event.payload, id).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, `event ${id} (${event.name}) was not handled by every handler`)
  }

export const dispatchJobs = (db: Db, eventHandlers: readonly EventHandler[]): Readonly<Record<string, JobHandler>> => {
  const dispatch = dispatcher(db, eventHandlers)
  return { [dispatchTask]: dispatch, [earlierDispatchTask]: dispatch }
}

const handleOnce = (db: Db, each: EventHandler, payload: EventPayloads[EventName], eventId: string) =>
  transaction({ db }, async (tx) => {
    const first = await exists(tx)`
      insert into platform.event_delivery (event_id, handler) values (${eventId}, ${each.name}) on conflict do nothing returning 1`
    if (first) await each.handle(tx, payload, eventId)
  })
