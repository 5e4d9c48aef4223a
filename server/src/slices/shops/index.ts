export { countFollowers, followedIds, followedShops } from './follow-rows.ts'
export { keptProfiles } from './kept-profiles.ts'
export { sellerStateOf } from './seller-state.ts'
export { shopsRoutes } from './routes.ts'
export {
  type ShopCard,
  type ShopProfile,
  hasShop,
  insertApplication,
  insertShop,
  isOpenShop,
  openShops,
  shopProfile,
  shopProfiles,
} from './shop-rows.ts'
