export { type NewShop, type ShopCard, type ShopProfile, insertApplication, insertShop, openShops, shopProfile } from './shop-rows.ts'
