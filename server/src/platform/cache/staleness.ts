import { AsyncLocalStorage } from 'node:async_hooks'

/** What may be late: an answer is given for so long after news under these tags, while one redraw runs, which begins when it has rested. */
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

/** Something is given that is late since then: whatever is made from it is as late. */
export const noteStale = (since: number): void => {
  const noted = making.getStore()
  if (noted) noted.since = earlier(noted.since, since)
}

/** How late something may be that is asked for here: less where it goes into what is drawn anew. */
export const maxStaleness = (): number => making.getStore()?.maxMs ?? Number.POSITIVE_INFINITY

/** Makes something, and tells since when what it was made from is late; 0 where all of it was true. Parts of parts are held to what the whole is. */
export const notingStale = async <T>(
  how: () => Promise<T>,
  maxMs = maxStaleness(),
): Promise<{ made: T; madeStale: (own: number) => number }> => {
  const noted: Noted = { since: 0, maxMs }
  const made = await making.run(noted, how)
  return { made, madeStale: (own) => earlier(noted.since, own) }
}
