export { type Seller, type SellerRole, allowSeller } from './allow-seller.ts'
export { sellersRoutes, sellersTimers } from './routes.ts'
