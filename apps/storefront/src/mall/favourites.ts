import { readIds, safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** Product ids, newest first. */
export type Favourites = readonly string[]
export const maxFavourites = 500

/** Adds a product, or removes it if it is already saved. */
export const toggleFavourite = (favourites: Favourites, productId: string): Favourites =>
  favourites.includes(productId) ? favourites.filter((id) => id !== productId) : [productId, ...favourites].slice(0, maxFavourites)

/** Reads the stored favourites; invalid entries are left out. */
export const readFavourites = (text: string | null): Favourites => {
  try {
    return readIds(JSON.parse(text ?? '[]'), maxFavourites)
  } catch {
    return []
  }
}

/** Storage of a visitor's favourites on this device. A customer's favourites are in the account. */
export type FavouriteKeep = { read: () => Favourites; write: (favourites: Favourites) => void }

const storageKey = 'favourites'
const onThisDevice: FavouriteKeep = {
  read: () => readFavourites(safeStorage.read(storageKey)),
  write: (favourites) => safeStorage.write(storageKey, JSON.stringify(favourites)),
}

export const createFavourites = (keep: FavouriteKeep = onThisDevice) => {
  const store = createStore<Favourites>(keep.read(), [])
  return {
    ...store,
    readAnew: () => store.set(keep.read()),
    /** Replaces the list with the account's favourites. */
    become(ids: Favourites) {
      store.set(ids)
      keep.write(ids)
    },
    toggle(productId: string) {
      store.set(toggleFavourite(store.current(), productId))
      keep.write(store.current())
    },
  }
}

export const favourites = createFavourites()
safeStorage.follow(storageKey, favourites.readAnew)
