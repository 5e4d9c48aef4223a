import {
  clearHistory,
  followShop,
  getFavourites,
  getFollowedShops,
  getHistory,
  getShop,
  seeProducts,
  setFavourite,
  waitForProduct,
} from '@plaza/contract'
import { usePages } from './asking.ts'
import { useChange } from './changing.ts'
import type { When } from './queries.ts'

const limit = '24'

export const useSetFavourite = () => useChange(setFavourite, { stale: [getFavourites] })
export const useGetFavouritesPages = (when?: When) => usePages(getFavourites, { limit }, when)

export const useSeeProducts = () => useChange(seeProducts, { stale: [getHistory] })
export const useGetHistoryPages = (when?: When) => usePages(getHistory, { limit }, when)
export const useClearHistory = () => useChange(clearHistory, { stale: [getHistory] })

/** A notice once it is back; the product itself stays as it is. */
export const useWaitForProduct = () => useChange(waitForProduct)

/** A shop shows how many follow it. */
export const useFollowShop = () => useChange(followShop, { stale: [getShop, getFollowedShops] })
export const useGetFollowedShopsPages = (when?: When) => usePages(getFollowedShops, { limit }, when)
