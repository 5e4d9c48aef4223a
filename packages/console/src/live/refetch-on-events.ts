import { outdate } from '@plaza/client/queries'
import type { CallShape } from '@plaza/contract'
import type { Heed } from '@plaza/web/live'

type StaleCalls = Readonly<Record<string, readonly CallShape[]>>
type Rules = {
  /** Calls that are refetched at once, because a person is waiting for them. */
  atOnce: StaleCalls
  /** Calls whose answers are read again once in `intervalMs`, however often the event arrives. */
  resting: StaleCalls
  intervalMs: number
}

/** Says for each live event which answers to read again. */
export const refetchOnEvents = ({ atOnce, resting, intervalMs }: Rules): Heed => {
  const waiting = new Set<string>()
  return (queries, { name }) => {
    const urgent = atOnce[name]
    if (urgent) return void outdate(queries, ...urgent)
    const calls = resting[name]
    if (!calls || waiting.has(name)) return
    waiting.add(name)
    setTimeout(() => {
      waiting.delete(name)
      void outdate(queries, ...calls)
    }, intervalMs)
  }
}
