export { type Seller, type SellerRole, allowSeller } from './acting/index.ts'
