import { createStore } from '../store/index.ts'
import { cachedAtName } from './kept-at-name.ts'

/** Message from the service worker to a page: the page got an answer that was cached at this time. */
export type FromWorker = { keptAt: string }

/** Time of the oldest cached answer on screen while the mall is unreachable. Null while everything is current. */
export const cachedSince = createStore<string | null>(null)

/** Records the time of a cached answer. The store keeps the oldest of these times, because it limits how current the page is. */
export const noteCachedAnswer = (at: string): void => {
  const before = cachedSince.current()
  if (before === null || at < before) cachedSince.set(at)
}

/** Time when this page was cached, if the service worker served it from its cache. */
export const pageCachedAt = (): string | null => document.querySelector<HTMLMetaElement>(`meta[name="${cachedAtName}"]`)?.content ?? null

/** Listens for the service worker's messages about cached answers. */
export const followCachedAnswers = (): void => {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => noteCachedAnswer(data.keptAt))
}
