export { couponEdits } from './coupon-edits.ts'
export { endMallCoupon } from './end-mall-coupon.ts'
export { listMallCoupons } from './list-mall-coupons.ts'
export { saveMallCoupon } from './save-mall-coupon.ts'
