import { createStore } from '../store/index.ts'

/** Somebody has to log in to go on: `next` is what they were about to do, `why` says it to them. */
export type LoginWanted = { next?: () => void; why?: string } | null

const store = createStore<LoginWanted>(null)

export const loginWanted = {
  ...store,
  ask: (next?: () => void, why?: string) => store.set({ ...(next && { next }), ...(why !== undefined && { why }) }),
  close: () => store.set(null),
}
