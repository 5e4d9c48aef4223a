export { type GivenCoupon, changeCoupon, closeCoupon, countRunning, givenCoupon, givenCoupons, isCodeTaken } from './given-rows.ts'
export { standsAs } from './stands-as.ts'
