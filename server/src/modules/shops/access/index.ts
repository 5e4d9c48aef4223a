export { type Seller, type SellerRole, allowSeller, seatOf } from './acting/index.ts'
export { sellersRoutes, sellersTimers } from './routes.ts'
