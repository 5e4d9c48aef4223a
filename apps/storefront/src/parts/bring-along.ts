import type { Caller } from '@plaza/client'
import { getFavourites, getFollowedShops, seeProducts, setFavourite } from '@plaza/contract'
import { favourites } from './favourites.ts'
import { followed } from './followed.ts'
import { recentlySeen } from './recently-seen.ts'

const mostAtOnce = 200
const mostSeenAtOnce = 30

/** What a visitor saved and looked at goes into the account; then the account says what is in it. */
export const bringAlong = async (caller: Caller): Promise<void> => {
  const saved = favourites.current()
  const seen = recentlySeen.current().map(({ id }) => id)
  // What cannot be brought now stays on this device, and comes along the next time.
  const brought = await Promise.allSettled([
    saved.length > 0 && caller.ask(setFavourite, { product_id: [...saved].slice(0, mostAtOnce), on: '1' }),
    seen.length > 0 && caller.ask(seeProducts, { product_id: seen.slice(0, mostSeenAtOnce) }),
  ])
  if (brought[0]?.status === 'fulfilled') await readAccount(caller)
}

/** Which hearts and which shops are this customer's. */
export const readAccount = async (caller: Caller): Promise<void> => {
  const [own, shops] = await Promise.allSettled([caller.ask(getFavourites, { limit: '1' }), caller.ask(getFollowedShops, { limit: '1' })])
  if (own.status === 'fulfilled') favourites.become(own.value.ids)
  if (shops.status === 'fulfilled') followed.become(shops.value.ids)
}
