import { type Caller, heedEvent } from '@plaza/client'
import type { QueryClient } from '@tanstack/react-query'
import { shareStream } from './share-stream.ts'

/** What an app does about an event, besides what every app does. */
export type Heed = (queries: QueryClient, event: { name: string; data: unknown }) => void
type Following = { name: string; caller: Caller; queries: QueryClient; began: number; heed?: Heed | undefined }

/** Follows what happens to whoever is logged in; the answer ends it. */
export const live = ({ name, caller, queries, began, heed }: Following): (() => void) => {
  const stop = new AbortController()
  shareStream({
    name,
    caller,
    began,
    signal: stop.signal,
    hear: (event) => {
      heedEvent(queries, event)
      heed?.(queries, event)
    },
  })
  return () => stop.abort()
}
