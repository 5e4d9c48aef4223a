import { followShop, getFollowedShops, getShop } from '@plaza/contract'
import { useChange } from '../changing.ts'

/** The shop's page shows its number of followers, so the cached page becomes stale. */
export const useFollowShop = () => useChange(followShop, { stale: [getShop, getFollowedShops] })
