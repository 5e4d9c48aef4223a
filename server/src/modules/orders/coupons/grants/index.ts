export type { Candidate } from './coupon.ts'
export {
  type IssuedCoupon,
  changeCoupon,
  closeCoupon,
  countRunning,
  issuedCoupon,
  issuedCoupons,
  isCodeTaken,
  lockCodes,
  reopenCoupon,
} from './given-rows.ts'
export { standsAs } from './stands-as.ts'
