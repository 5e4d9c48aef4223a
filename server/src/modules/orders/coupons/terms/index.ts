export { type Candidate, type CouponTerms, sortOf } from './coupon.ts'
