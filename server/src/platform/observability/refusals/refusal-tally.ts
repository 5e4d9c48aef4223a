import type { Db } from '../../db/database.ts'
import { type RefusedOften, addRefusals } from './refusal-rows.ts'

export type RefusalTally = {
  note: (call: string, code: number) => void
  /** Saves the counts since the last save. If saving fails, they remain for the next save. */
  keep: (db: Db) => Promise<void>
}
type Counted = RefusedOften & { day: string }

/** Refusals of this process, by day, call and code. They are counted in memory, because a refusal must be cheap. */
export const makeRefusalTally = (now: () => Date): RefusalTally => {
  let counts = new Map<string, Counted>()
  const add = (each: Counted) => {
    const key = `${each.day} ${each.call} ${each.code}`
    counts.set(key, { ...each, count: each.count + (counts.get(key)?.count ?? 0) })
  }
  return {
    note: (call, code) => add({ day: now().toISOString().slice(0, 10), call, code, count: 1 }),
    keep: async (db) => {
      const entries = [...counts.values()]
      counts = new Map()
      for (const day of new Set(entries.map((each) => each.day))) {
        const ofDay = entries.filter((each) => each.day === day)
        await addRefusals(db, day, ofDay).catch((error: unknown) => {
          for (const each of ofDay) add(each)
          throw error
        })
      }
    },
  }
}

/** Saves the counts at intervals. On stop, saves the remaining counts. */
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
