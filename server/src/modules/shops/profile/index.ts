export { countFollowers, followedIds, followedShops } from './follow-rows.ts'
export { keptProfiles } from './kept-profiles.ts'
export { shopStateOf } from './shop-state.ts'
export {
  type ShopCard,
  type ShopProfile,
  hasShop,
  insertShop,
  isNameOfShop,
  isOpenShop,
  openShops,
  shopProfile,
  shopProfiles,
} from './shop-rows.ts'
