import type { CountedCoupon, Quote } from '@plaza/contract'

/** Key of a coupon's kind. Only one coupon of each kind applies: one of the mall, one for delivery, and one for each shop. */
export const sortOf = ({ kind, shop }: Pick<CountedCoupon, 'kind' | 'shop'>): string =>
  kind === 'free_delivery' ? 'delivery' : shop ? `shop ${shop.id}` : 'mall'

/** All applied coupons, from the mall and the shops. */
export const countedIn = ({ coupons, shops }: Quote): readonly CountedCoupon[] => [
  ...coupons,
  ...shops.flatMap(({ coupon }) => coupon ?? []),
]

/** Other coupons that the customer owns or could claim, without duplicates. */
export const othersIn = (quote: Quote): readonly CountedCoupon[] => {
  const counted = new Set(countedIn(quote).map(({ code }) => code))
  const others = [...quote.more_coupons, ...quote.shops.flatMap(({ coupons }) => coupons)]
  return others.filter(({ code }, at) => !counted.has(code) && others.findIndex((each) => each.code === code) === at)
}

/** The coupon codes with this coupon added. It replaces another coupon of its kind. */
export const codesWith = (quote: Quote, coupon: Pick<CountedCoupon, 'kind' | 'shop' | 'code'>): readonly string[] => [
  ...countedIn(quote)
    .filter((each) => sortOf(each) !== sortOf(coupon))
    .map(({ code }) => code),
  coupon.code,
]

export const codesWithout = (quote: Quote, gone: string): readonly string[] =>
  countedIn(quote)
    .map(({ code }) => code)
    .filter((code) => code !== gone)
