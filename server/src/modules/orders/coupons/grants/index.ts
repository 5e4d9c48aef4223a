export type { Candidate } from './coupon.ts'
export {
  type IssuedCoupon,
  changeCoupon,
  closeCoupon,
  countRunning,
  findIssuedCoupons,
  issuedCoupon,
  issuedCoupons,
  isCodeTaken,
  lockCodes,
  reopenCoupon,
} from './given-rows.ts'
export { standsAs } from './stands-as.ts'
