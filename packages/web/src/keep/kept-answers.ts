import { createStore } from '../store/index.ts'
import { keptAtName } from './kept-at-name.ts'

/** Message from the worker to a page: the page got an answer cached at this time. */
export type FromWorker = { keptAt: string }

/** Since when what is shown was kept, where the mall could not be reached; null while everything is of now. */
export const keptSince = createStore<string | null>(null)

/** The oldest counts: from then on things may have changed. */
export const noteKept = (at: string): void => {
  const before = keptSince.current()
  if (before === null || at < before) keptSince.set(at)
}

/** Of when this page itself is, where the worker gave the one that it had kept. */
export const pageKeptAt = (): string | null => document.querySelector<HTMLMetaElement>(`meta[name="${keptAtName}"]`)?.content ?? null

/** Listens for the worker's messages about cached answers. */
export const followKept = (): void => {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => noteKept(data.keptAt))
}
