import { type Caller, heedEvent } from '@plaza/client'
import type { QueryClient } from '@tanstack/react-query'
import { shareStream } from './share-stream.ts'

/** The app's own handler of an event, in addition to the handling that all apps share. */
export type Heed = (queries: QueryClient, event: { name: string; data: unknown }) => void
type Following = { name: string; caller: Caller; queries: QueryClient; began: number; heed?: Heed | undefined }

/** Follows the live events of the logged-in user. The returned function stops this. */
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
