import type { FactName, Facts } from '@plaza/contract'
import type { Db, Tx } from '../database.ts'

export type Audience = 'customer' | 'seller' | 'operator'
export type ToldFact = { name: FactName; payload: Facts[FactName] }
export type ToldLive = { audience: Audience | null; personId: string | null; name: string; data: unknown }
/** What a transaction tells: facts to slices, events to people who are online, and what changed to every process that keeps it. */
export type Outbox = { facts: ToldFact[]; live: ToldLive[]; changed: string[] }

const gathered = new WeakMap<Tx, Outbox>()

/** From now on what this transaction tells is gathered, and written as one when it ends. */
export const gatherNews = (tx: Tx): Outbox => {
  const news: Outbox = { facts: [], live: [], changed: [] }
  gathered.set(tx, news)
  return news
}
/** What was told up to now; null where nobody gathers. */
export const outboxOf = (tx: Tx): Outbox | null => gathered.get(tx) ?? null

/** Where a story inside a transaction begins: when it is undone, what it told was never told. */
export const markNews = (tx: Tx): (() => void) => {
  const news = outboxOf(tx)
  if (!news) return () => {}
  const { facts, live, changed } = news
  const marks = [facts.length, live.length, changed.length] as const
  return () => {
    ;[facts.length, live.length, changed.length] = marks
  }
}

/** Delivers at once what a transaction told, by the name under which it waits. */
type Ear = (told: string) => void
const ears = new WeakMap<Db, Ear>()
/** While a process listens to its own transactions, what they tell needs no job. */
export const listenAtOnce = (db: Db, ear: Ear): (() => void) => {
  ears.set(db, ear)
  return () => void ears.delete(db)
}
export const earOf = (db: Db): Ear | undefined => ears.get(db)
