import { createStore } from '../store/index.ts'
import { keptAtName } from './kept-at-name.ts'

/** What a worker tells a page: it was given an answer from then. */
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

/** Hears from the worker that an answer was a kept one. */
export const followKept = (): void => {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => noteKept(data.keptAt))
}
