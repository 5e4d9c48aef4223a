export type { Candidate } from './coupon.ts'
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
