import type { EventName, EventPayloads } from '@plaza/contract'
import type { Db, Tx } from '../database.ts'

export type Audience = 'customer' | 'seller' | 'operator'
export type PublishedEvent = { name: EventName; payload: EventPayloads[EventName] }
export type PushedLive = { audience: Audience | null; personId: string | null; name: string; data: unknown }
/** What a transaction tells: facts to slices, events to people who are online, and what changed to every process that keeps it. */
export type Outbox = { events: PublishedEvent[]; live: PushedLive[]; changed: string[] }

const gathered = new WeakMap<Tx, Outbox>()

/** From now on what this transaction tells is gathered, and written as one when it ends. */
export const openOutbox = (tx: Tx): Outbox => {
  const news: Outbox = { events: [], live: [], changed: [] }
  gathered.set(tx, news)
  return news
}
/** What was told up to now; null where nobody gathers. */
export const outboxOf = (tx: Tx): Outbox | null => gathered.get(tx) ?? null

/** Where a story inside a transaction begins: when it is undone, what it told was never told. */
export const markOutbox = (tx: Tx): (() => void) => {
  const news = outboxOf(tx)
  if (!news) return () => {}
  const { events, live, changed } = news
  const marks = [events.length, live.length, changed.length] as const
  return () => {
    ;[events.length, live.length, changed.length] = marks
  }
}

/** Delivers at once what a transaction told, by the name under which it waits. */
type Dispatch = (told: string) => void
const dispatchers = new WeakMap<Db, Dispatch>()
/** While a process listens to its own transactions, what they tell needs no job. */
export const subscribe = (db: Db, dispatch: Dispatch): (() => void) => {
  dispatchers.set(db, dispatch)
  return () => void dispatchers.delete(db)
}
export const dispatchOf = (db: Db): Dispatch | undefined => dispatchers.get(db)
