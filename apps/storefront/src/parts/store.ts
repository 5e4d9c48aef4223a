import { useSyncExternalStore } from 'react'

/** One value that several parts of the page follow. */
export const createStore = <T>(start: T, atServer: T = start) => {
  let value = start
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    /** What the server drew with, for the moment in which the browser takes over. */
    atServer: () => atServer,
    set(next: T) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Store<T> = Pick<ReturnType<typeof createStore<T>>, 'current' | 'atServer' | 'subscribe'>

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.current, store.atServer)
