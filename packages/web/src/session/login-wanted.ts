import { createStore } from '../store/index.ts'

/** The user must log in to continue. `next` is the interrupted action, and `why` is the reason shown to the user. */
export type LoginWanted = { next?: () => void; why?: string } | null

const store = createStore<LoginWanted>(null)

export const loginWanted = {
  ...store,
  ask: (next?: () => void, why?: string) => store.set({ ...(next && { next }), ...(why !== undefined && { why }) }),
  close: () => store.set(null),
}
