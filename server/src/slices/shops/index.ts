export { type Followed, countFollowers, followedIds, followedShops } from './follow-rows.ts'
export { sellerStateOf } from './seller-state.ts'
export { shopsRoutes } from './routes.ts'
export {
  type NewShop,
  type ShopCard,
  type ShopProfile,
  hasShop,
  insertApplication,
  insertShop,
  openShops,
  shopProfile,
  shopProfiles,
} from './shop-rows.ts'
