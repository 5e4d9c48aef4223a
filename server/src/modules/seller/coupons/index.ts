export { planCoupon } from './plan-coupon.ts'
export { promisedOtherwise } from './promised.ts'
export { tellGiven } from './tell-given.ts'
