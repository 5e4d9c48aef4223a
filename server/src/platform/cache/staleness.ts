import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Allowed staleness: after an invalidation of these tags, an answer is still served for `maxMs`. Meanwhile one revalidation runs, which starts at
 * the minimum age.
 */
export type Late = {
  tags: RegExp
  minAgeMs: number
  /** Max random extra delay before a revalidation, so that entries that became stale together are not rendered together. */
  spreadMs?: number
  maxMs: number
  /** Expensive to render: revalidated one at a time, with pauses for other work. */
  isDear?: boolean
}

type Noted = { since: number; /** Max staleness of the parts that the answer is made from. */ readonly maxMs: number }
const making = new AsyncLocalStorage<Noted>()

/** The earlier of two moments, of which 0 is none. */
const earlier = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b))

/** Notes that an answer in progress used a value that is stale since then: the answer is as stale as the value. */
export const noteStale = (since: number): void => {
  const noted = making.getStore()
  if (noted) noted.since = earlier(noted.since, since)
}

/** Max staleness of a value requested here. The limit is lower inside a revalidation. */
export const maxStaleness = (): number => making.getStore()?.maxMs ?? Number.POSITIVE_INFINITY

/** Makes an answer and returns since when its sources are stale; 0 if all are fresh. Nested parts have the staleness limit of the whole answer. */
export const notingStale = async <T>(
  how: () => Promise<T>,
  maxMs = maxStaleness(),
): Promise<{ made: T; madeStale: (own: number) => number }> => {
  const noted: Noted = { since: 0, maxMs }
  const made = await making.run(noted, how)
  return { made, madeStale: (own) => earlier(noted.since, own) }
}
