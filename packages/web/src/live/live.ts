import { type Caller, heedEvent } from '@plaza/client'
import type { QueryClient } from '@tanstack/react-query'
import { shareStream } from './share-stream.ts'

type Following = { name: string; caller: Caller; queries: QueryClient }

/** Follows what happens to whoever is logged in; the answer ends it. */
export const live = ({ name, caller, queries }: Following): (() => void) => {
  const stop = new AbortController()
  shareStream({ name, caller, signal: stop.signal, hear: (event) => heedEvent(queries, event) })
  return () => stop.abort()
}
