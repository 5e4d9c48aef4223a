import { createStore } from './store.ts'

const store = createStore<readonly string[]>([])

/** The ids of the shops that this customer follows. */
export const followed = {
  ...store,
  become: (shopIds: readonly string[]) => store.set(shopIds),
  put(shopId: string, follows: boolean) {
    const others = store.current().filter((id) => id !== shopId)
    store.set(follows ? [shopId, ...others] : others)
  },
}
