import type { Mall } from '../mall.ts'
import { heedEvent } from './heed-event.ts'
import { shareStream } from './share-stream.ts'

/** Follows what happens to this customer for as long as they are logged in; the answer ends it. */
export const live = ({ caller, queries, session }: Mall): (() => void) => {
  const stop = new AbortController()
  const mall = { queries, session }
  shareStream({ caller, signal: stop.signal, hear: (event) => heedEvent(mall, event) })
  return () => stop.abort()
}
