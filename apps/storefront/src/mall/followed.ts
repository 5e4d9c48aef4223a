import { createStore } from '@plaza/web/store'

const store = createStore<readonly string[]>([])

/** Whether the user follows a shop, by shop, as pressed in this window. This overrides server answers requested before the press. */
const pressed = new Map<string, boolean>()

const withShop = (shopIds: readonly string[], shopId: string, follows: boolean): readonly string[] => {
  const others = shopIds.filter((id) => id !== shopId)
  return follows ? [shopId, ...others] : others
}

/** The ids of the shops that this customer follows. */
export const followed = {
  ...store,
  become: (shopIds: readonly string[]) =>
    store.set([...pressed].reduce<readonly string[]>((all, [shopId, follows]) => withShop(all, shopId, follows), shopIds)),
  put(shopId: string, follows: boolean) {
    pressed.set(shopId, follows)
    store.set(withShop(store.current(), shopId, follows))
  },
  forget() {
    pressed.clear()
    store.set([])
  },
}
