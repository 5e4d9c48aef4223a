export {
  type GivenCoupon,
  changeCoupon,
  closeCoupon,
  countRunning,
  givenCoupon,
  givenCoupons,
  isCodeTaken,
  lockCodes,
  reopenCoupon,
} from './given-rows.ts'
export { standsAs } from './stands-as.ts'
export { type Candidate, type CouponTerms, sortOf } from './coupon.ts'
