import type { EventName, EventPayloads } from '@plaza/contract'
import type { Db, Tx } from '../database.ts'

export type Audience = 'customer' | 'seller' | 'operator'
export type PublishedEvent = { name: EventName; payload: EventPayloads[EventName] }
export type PushedLive = { audience: Audience | null; personId: string | null; name: string; data: unknown }
/** All that a transaction sends at its commit: events to modules, live events to people online, and cache invalidations to every process. */
export type Outbox = { events: PublishedEvent[]; live: PushedLive[]; changed: string[] }

const outboxes = new WeakMap<Tx, Outbox>()

/** Collects the events of this transaction. They are written in one statement at the end of the transaction. */
export const openOutbox = (tx: Tx): Outbox => {
  const outbox: Outbox = { events: [], live: [], changed: [] }
  outboxes.set(tx, outbox)
  return outbox
}
/** The outbox of this transaction, or null. */
export const outboxOf = (tx: Tx): Outbox | null => outboxes.get(tx) ?? null

/** Marks a savepoint. Calling the returned function discards the events recorded since. */
export const markOutbox = (tx: Tx): (() => void) => {
  const outbox = outboxOf(tx)
  if (!outbox) return () => {}
  const { events, live, changed } = outbox
  const marks = [events.length, live.length, changed.length] as const
  return () => {
    ;[events.length, live.length, changed.length] = marks
  }
}

/** Delivers the events of a committed batch without waiting for a job. */
type Dispatch = (batch: string) => void
const dispatchers = new WeakMap<Db, Dispatch>()
/** Registers this process as a dispatcher. The events of this process are then delivered directly, without a job. */
export const subscribe = (db: Db, dispatch: Dispatch): (() => void) => {
  dispatchers.set(db, dispatch)
  return () => void dispatchers.delete(db)
}
export const dispatchOf = (db: Db): Dispatch | undefined => dispatchers.get(db)
