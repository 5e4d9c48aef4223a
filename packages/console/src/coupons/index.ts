export { CouponForm } from './CouponForm.tsx'
export { CouponsPage, couponViews } from './CouponsPage.tsx'
export { useCouponWords } from './words/index.ts'
