import { outdate } from '@plaza/client/queries'
import type { CallShape } from '@plaza/contract'
import type { Heed } from '@plaza/web/live'

type StaleCalls = Readonly<Record<string, readonly CallShape[]>>
type Rules = {
  /** Calls that are refetched at once, because a person is waiting for them. */
  atOnce: StaleCalls
  /** Calls that are refetched at most once per `intervalMs`, however often the event arrives. */
  resting: StaleCalls
  intervalMs: number
}

/** Returns a handler of live events. It refetches the answers that each event makes stale. */
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
