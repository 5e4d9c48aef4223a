import { readIds, kept } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** Ids of products, the newest first. */
export type Favourites = readonly string[]
export const maxFavourites = 500

/** Takes a product in, or out again. */
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

/** Storage of favourites: this device for a visitor, the account for a customer. */
export type FavouriteKeep = { read: () => Favourites; write: (favourites: Favourites) => void }

const storageKey = 'favourites'
const onThisDevice: FavouriteKeep = {
  read: () => readFavourites(kept.read(storageKey)),
  write: (favourites) => kept.write(storageKey, JSON.stringify(favourites)),
}

export const createFavourites = (keep: FavouriteKeep = onThisDevice) => {
  const store = createStore<Favourites>(keep.read(), [])
  return {
    ...store,
    readAnew: () => store.set(keep.read()),
    /** As an account has them. */
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
kept.follow(storageKey, favourites.readAnew)
