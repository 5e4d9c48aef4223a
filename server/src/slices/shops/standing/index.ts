export { type ShopStanding, shopStanding, shopsBefore, findShops, resumeShop, stopShop } from './standing-rows.ts'
