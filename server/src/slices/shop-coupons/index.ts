export { shopCouponsRoutes } from './routes.ts'
