import type { FromWorker } from '../worker/scope.ts'
import { keptAtName } from '../worker/kept-at-name.ts'
import { createStore } from './store.ts'

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
