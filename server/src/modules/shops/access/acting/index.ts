export { type Seller, type SellerRole, allowSeller, seatOf } from './allow-seller.ts'
export { showEntered } from './show-entered.ts'
