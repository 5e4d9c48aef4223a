export { notifyOwner } from './notify-owner.ts'
export { type OwnShop, holdShop, shopIdOf, shopOfOwner, shopWithOwner } from './own-shop-rows.ts'
export { tellShop } from './tell-shop.ts'
