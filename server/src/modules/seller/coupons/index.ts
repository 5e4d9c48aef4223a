export { planCoupon } from './plan-coupon.ts'
export { promisedOtherwise } from './promised.ts'
export { toShopCouponView } from './given-view.ts'
