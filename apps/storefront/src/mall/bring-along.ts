import { type Caller, isCallFailure } from '@plaza/client'
import { getFavourites, getFollowedShops, readAnnouncements, seeProducts, setFavourite } from '@plaza/contract'
import { readIds, safeStorage } from '@plaza/web/keep'
import { favourites, maxFavourites } from './favourites.ts'
import type { BringingCart } from './cart/bring-cart.ts'
import { dismissed } from './dismissed.ts'
import { followed } from './followed.ts'
import { recentlySeen } from './recently-seen.ts'

const maxAtOnce = 200
const maxSeenAtOnce = 30

/** A visitor's favourites that the account does not have yet. They stay stored until they can be sent. */
const storageKey = 'favourites-to-bring'
const toBring = {
  read(): readonly string[] {
    try {
      return readIds(JSON.parse(safeStorage.read(storageKey) ?? '[]'), maxFavourites)
    } catch {
      return []
    }
  },
  write: (ids: readonly string[]) => (ids.length > 0 ? safeStorage.write(storageKey, JSON.stringify(ids)) : safeStorage.forget(storageKey)),
}

/** Uploads the newest favourites last, so that the account lists them first. Network errors are retried, refusals are not. */
const bringFavourites = async (caller: Caller): Promise<void> => {
  for (let left = toBring.read(); left.length > 0; toBring.write(left)) {
    const part = left.slice(-maxAtOnce)
    try {
      await caller.ask(setFavourite, { product_id: part, on: '1' })
    } catch (error) {
      if (!isCallFailure(error) || error.kind !== 'refused') return
    }
    left = left.slice(0, -part.length)
  }
}

let bringing: Promise<unknown> = Promise.resolve()

/** Sends the visitor's favourites, seen products and dismissed announcements to the account, then reads the account. */
export const bringAlong = (mall: BringingCart): Promise<void> => {
  const { caller } = mall
  toBring.write(favourites.current())
  const seen = recentlySeen.current().map(({ id }) => id)
  if (seen.length > 0) bringing = caller.ask(seeProducts, { product_id: seen.slice(0, maxSeenAtOnce) }).catch(() => {})
  const away = dismissed.current()
  if (away.length > 0) void caller.ask(readAnnouncements, { id: [...away] }).catch(() => {})
  return readAccount(mall)
}

/** Most visitors have no cart to bring, so its script is loaded apart. Without it the cart stays on this device until the next start. */
const bringCart = (mall: BringingCart): void =>
  void import('./cart/bring-cart.ts').then(
    (bringing) => bringing.bringCart(mall),
    () => {},
  )

/** Loads the customer's favourites and followed shops. Waits for pending uploads, so that an answer from before an upload does not remove them. */
export const readAccount = async (mall: BringingCart): Promise<void> => {
  const { caller } = mall
  if (mall.cart.current().length > 0) bringCart(mall)
  bringing = bringing.then(() => bringFavourites(caller))
  await bringing
  const [own, shops] = await Promise.allSettled([caller.ask(getFavourites, { limit: '1' }), caller.ask(getFollowedShops, { limit: '1' })])
  if (own.status === 'fulfilled') favourites.become([...new Set([...toBring.read(), ...own.value.ids])])
  if (shops.status === 'fulfilled') followed.become(shops.value.ids)
}
