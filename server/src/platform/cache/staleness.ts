import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Allowed staleness: an answer is still given this long after an invalidation under these tags. Meanwhile one revalidation runs, which starts at the
 * minimum age.
 */
export type Late = {
  tags: RegExp
  minAgeMs: number
  /** By up to so much longer each rests, as it happens: what became late together is not drawn together. */
  spreadMs?: number
  maxMs: number
  /** Takes long to draw: one at a time, and others breathe in between. */
  isDear?: boolean
}

type Noted = { since: number; /** How late what it is made from may be. */ readonly maxMs: number }
const making = new AsyncLocalStorage<Noted>()

/** The earlier of two moments, of which 0 is none. */
const earlier = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b))

/** Notes that a value stale since then was given: an answer made from it is as stale. */
export const noteStale = (since: number): void => {
  const noted = making.getStore()
  if (noted) noted.since = earlier(noted.since, since)
}

/** How late something may be that is asked for here: less where it goes into what is drawn anew. */
export const maxStaleness = (): number => making.getStore()?.maxMs ?? Number.POSITIVE_INFINITY

/** Makes an answer and returns since when its sources are stale; 0 where all are fresh. Nested parts have the staleness limit of the whole. */
export const notingStale = async <T>(
  how: () => Promise<T>,
  maxMs = maxStaleness(),
): Promise<{ made: T; madeStale: (own: number) => number }> => {
  const noted: Noted = { since: 0, maxMs }
  const made = await making.run(noted, how)
  return { made, madeStale: (own) => earlier(noted.since, own) }
}
