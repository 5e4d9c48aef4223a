export { type Seller, type SellerRole, allowSeller } from './staff/index.ts'
