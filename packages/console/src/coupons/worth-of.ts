import type { ShopCoupon } from '@plaza/contract'
import type { CouponWords } from './words/en.ts'

/** The discount of a coupon in one line. */
export const worthOf = ({ kind, value, cap, threshold }: ShopCoupon, words: CouponWords, base: (sum: string) => string): string => {
  const what = kind === 'free_delivery' ? words.freeDelivery : words.off(kind === 'percent' ? `${value} %` : base(value))
  const isNothing = /^0+\.0+$/.test(threshold)
  return [what, cap !== null && words.upTo(base(cap)), !isNothing && words.least(base(threshold))].filter(Boolean).join(', ')
}
