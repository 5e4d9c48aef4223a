export { type OwnShop, shopOfOwner, shopWithOwner } from './own-shop-rows.ts'
