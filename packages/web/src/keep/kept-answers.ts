import { createStore } from '../store/index.ts'
import { keptAtName } from './kept-at-name.ts'

/** Message from the service worker to a page: the page got an answer cached at this time. */
export type FromWorker = { keptAt: string }

/** Time of the oldest cached answer on screen while the mall is unreachable. Null while everything is current. */
export const keptSince = createStore<string | null>(null)

/** The oldest counts: from then on things may have changed. */
export const noteKept = (at: string): void => {
  const before = keptSince.current()
  if (before === null || at < before) keptSince.set(at)
}

/** Time when this page was cached, if the service worker served it from its cache. */
export const pageKeptAt = (): string | null => document.querySelector<HTMLMetaElement>(`meta[name="${keptAtName}"]`)?.content ?? null

/** Listens for the service worker's messages about cached answers. */
export const followKept = (): void => {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => noteKept(data.keptAt))
}
