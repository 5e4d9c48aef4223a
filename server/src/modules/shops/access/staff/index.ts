export { type Seller, type SellerRole, allowSeller } from './allow-seller.ts'
