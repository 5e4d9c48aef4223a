export { type Worth, planCoupon } from './plan-coupon.ts'
export { promisedOtherwise } from './promised.ts'
export { shopCouponsRoutes } from './routes.ts'
export { tellGiven } from './tell-given.ts'
