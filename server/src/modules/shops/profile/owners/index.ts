export { notifyOwner } from './notify-owner.ts'
export { type OwnShop, holdShop, peopleOfShop, shopIdOf, shopOfOwner, shopsWorkedFor, shopWithOwner } from './own-shop-rows.ts'
export { tellShop } from './tell-shop.ts'
