export { type ShopStanding, shopStanding, shopsBefore, findShops, openedWithin, resumeShop, stopShop } from './standing-rows.ts'
