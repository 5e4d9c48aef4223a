export { notifyOwner } from './notify-owner.ts'
export { type OwnShop, lockShop, peopleOfShop, shopIdOf, shopOfOwner, shopsWorkedFor, shopWithOwner } from './own-shop-rows.ts'
export { notifyShopChange } from './notify-shop-change.ts'
