import { shareStream, type Sharing } from './share-stream.ts'

/** Follows what happens to whoever is logged in; the answer ends it. */
export const live = (sharing: Omit<Sharing, 'signal'>): (() => void) => {
  const stop = new AbortController()
  shareStream({ ...sharing, signal: stop.signal })
  return () => stop.abort()
}
