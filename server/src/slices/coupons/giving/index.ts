export {
  type GivenCoupon,
  changeCoupon,
  closeCoupon,
  countRunning,
  givenCoupon,
  givenCoupons,
  isCodeTaken,
  lockCodes,
} from './given-rows.ts'
export { standsAs } from './stands-as.ts'
