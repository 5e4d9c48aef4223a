import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Allowed staleness: after an invalidation of these tags, a response is still served for `maxMs`. Meanwhile one revalidation runs, which starts at
 * the minimum age.
 */
export type Late = {
  tags: RegExp
  minAgeMs: number
  /** Maximum random extra delay before a revalidation. It keeps entries that became stale together from being rendered together. */
  spreadMs?: number
  maxMs: number
  /** Expensive to render: revalidated one at a time, with pauses for other work. */
  isDear?: boolean
}

type Noted = { since: number; /** Maximum staleness of the parts from which the response is made. */ readonly maxMs: number }
const making = new AsyncLocalStorage<Noted>()

/** The earlier of two times. 0 means that a time is not set. */
const earlier = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b))

/** Notes that a response in progress used a value that is stale since this time. The response is then as stale as the value. */
export const noteStale = (since: number): void => {
  const noted = making.getStore()
  if (noted) noted.since = earlier(noted.since, since)
}

/** Maximum staleness of a value requested here. Inside a revalidation the limit is lower. */
export const maxStaleness = (): number => making.getStore()?.maxMs ?? Number.POSITIVE_INFINITY

/**
 * Makes a response and returns the time since which its sources are stale; 0 if all are fresh. Nested parts use the staleness limit of the whole
 * response.
 */
export const notingStale = async <T>(
  how: () => Promise<T>,
  maxMs = maxStaleness(),
): Promise<{ made: T; madeStale: (own: number) => number }> => {
  const noted: Noted = { since: 0, maxMs }
  const made = await making.run(noted, how)
  return { made, madeStale: (own) => earlier(noted.since, own) }
}
