import { followShop, getFollowedShops, getShop } from '@plaza/contract'
import { useChange } from '../changing.ts'

/** A shop shows how many follow it. */
export const useFollowShop = () => useChange(followShop, { stale: [getShop, getFollowedShops] })
