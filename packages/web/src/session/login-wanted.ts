import { createStore } from '../store/index.ts'

/** Somebody has to log in to go on: `next` is what they were about to do. */
export type LoginWanted = { next?: () => void } | null

const store = createStore<LoginWanted>(null)

export const loginWanted = {
  ...store,
  ask: (next?: () => void) => store.set(next ? { next } : {}),
  close: () => store.set(null),
}
