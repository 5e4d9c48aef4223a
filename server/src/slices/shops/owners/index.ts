export { notifyOwner } from './notify-owner.ts'
export { type OwnShop, holdShop, shopOfOwner, shopWithOwner } from './own-shop-rows.ts'
export { tellShop } from './tell-shop.ts'
