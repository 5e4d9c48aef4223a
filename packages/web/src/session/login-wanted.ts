import { createStore } from '../store/index.ts'

/**
 * The user must log in to continue. `next` is the interrupted action, and `why` is the reason shown to the user. `to` is the address that the action
 * leads to; a user who registers first continues there.
 */
export type LoginWanted = { next?: () => void; why?: string; to?: string } | null

const store = createStore<LoginWanted>(null)

export const loginWanted = {
  ...store,
  ask: (next?: () => void, why?: string, to?: string) =>
    store.set({ ...(next && { next }), ...(why !== undefined && { why }), ...(to !== undefined && { to }) }),
  close: () => store.set(null),
}
