import { useSyncExternalStore } from 'react'

/** True if two different objects have equal content. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * One value that several parts of the page subscribe to. If the start value equals the server's value, the store uses the server's object, so that
 * hydration causes no new render.
 */
export const createStore = <T>(start: T, atServer: T = start) => {
  let value = isAlike(start, atServer) ? atServer : start
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    /** The server's value, used during hydration. */
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

/** Subscribes to one property of a store. Changes of other properties cause no render. */
export const usePartOf = <T, K extends keyof T>(store: Store<T>, part: K): T[K] =>
  useSyncExternalStore(
    store.subscribe,
    () => store.current()[part],
    () => store.atServer()[part],
  )
