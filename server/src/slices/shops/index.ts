export { type NewShop, type ShopCard, insertApplication, insertShop, openShops } from './shop-rows.ts'
