import type { Db } from '../../db/database.ts'
import { type RefusedOften, addRefusals } from './refusal-rows.ts'

export type RefusalTally = {
  note: (call: string, code: number) => void
  /** Saves the counts since the last save. Counts that cannot be saved now stay for the next save. */
  keep: (db: Db) => Promise<void>
}
type Counted = RefusedOften & { day: string }

/** Refusals of this process, by day, call and code: counted in memory, because a refusal has to stay cheap. */
export const makeRefusalTally = (now: () => Date): RefusalTally => {
  let counts = new Map<string, Counted>()
  const add = (each: Counted) => {
    const key = `${each.day} ${each.call} ${each.code}`
    counts.set(key, { ...each, count: each.count + (counts.get(key)?.count ?? 0) })
  }
  return {
    note: (call, code) => add({ day: now().toISOString().slice(0, 10), call, code, count: 1 }),
    keep: async (db) => {
      const told = [...counts.values()]
      counts = new Map()
      for (const day of new Set(told.map((each) => each.day))) {
        const ofDay = told.filter((each) => each.day === day)
        await addRefusals(db, day, ofDay).catch((error: unknown) => {
          for (const each of ofDay) add(each)
          throw error
        })
      }
    },
  }
}

/** Writes the counts at intervals; a stop writes the rest. */
export const startCounting = (tally: RefusalTally, db: Db, intervalMs: number, onError: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve()
  const turn = () => (last = last.then(() => tally.keep(db)).catch(onError))
  const timer = setInterval(() => void turn(), intervalMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return turn()
    },
  }
}
