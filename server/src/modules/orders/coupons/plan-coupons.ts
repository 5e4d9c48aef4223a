import type { CouponReason } from '@plaza/contract'
import { nothing, type Money } from '@plaza/values'
import type { CouponBasket } from './basket.ts'
import { byLineOf, choicesOfShops } from './best-of-shops.ts'
import { sortOf, type Candidate } from './grants/coupon.ts'
import { linesFor, misfitOf } from './fits.ts'
import { takeOffDelivery, takeOffLines, type TakenOff } from './take-off.ts'

export type CouponsWanted = { mode: 'best' } | { mode: 'chosen'; codes: readonly string[] }
/** A coupon that does not apply, with the reason. The reason is null if the coupon would apply when chosen. */
type OtherCoupon = { coupon: Candidate; reason: CouponReason | null; missing: Money | null }
export type CouponPlan = {
  counted: readonly TakenOff[]
  others: readonly OtherCoupon[]
  /** Typed codes that belong to no coupon. */
  unknown: readonly string[]
}

const saved = (taken: readonly TakenOff[]): bigint => taken.reduce<bigint>((sum, { saves }) => sum + saves, 0n)
const isMalls = (coupon: Candidate) => sortOf(coupon) === 'mall'

/** The better of two selections: the one with the larger saving, then with fewer coupons, then with older coupons. */
const better = (a: readonly TakenOff[], b: readonly TakenOff[]): readonly TakenOff[] =>
  saved(b) > saved(a) || (saved(b) === saved(a) && b.length < a.length) ? b : a

const bySort = (taken: readonly TakenOff[]): TakenOff[][] => [
  ...taken
    .reduce((sorts, each) => {
      const sort = sortOf(each.coupon)
      return sorts.set(sort, [...(sorts.get(sort) ?? []), each])
    }, new Map<string, TakenOff[]>())
    .values(),
]

const someOff = ({ saves }: TakenOff): boolean => saves > nothing

/** Of the coupons that could each apply, the combination with the largest saving. */
const bestOf = (fitting: readonly Candidate[], basket: CouponBasket): readonly TakenOff[] => {
  const ofShops = bySort(
    fitting
      .filter((each) => sortOf(each).startsWith('shop'))
      .map((each) => takeOffLines(each, basket))
      .filter(someOff),
  )
  const withMall = (mall: Candidate | null): readonly TakenOff[] => {
    const lines = new Set(mall ? linesFor(mall, basket).map(({ key }) => key) : [])
    return choicesOfShops(ofShops, lines)
      .map(({ taken }) => [...taken, ...(mall ? [takeOffLines(mall, basket, byLineOf(taken))].filter(someOff) : [])])
      .reduce<readonly TakenOff[]>(better, [])
  }
  const delivery = fitting
    .filter((each) => sortOf(each) === 'delivery')
    .map((each) => [takeOffDelivery(each, basket)].filter(someOff))
    .reduce<readonly TakenOff[]>(better, [])
  return [...[null, ...fitting.filter(isMalls)].map(withMall).reduce(better, []), ...delivery]
}

/** Applies the first chosen coupon of each group. The mall's coupon applies after the shops' coupons. */
const takeThese = (chosen: readonly Candidate[], basket: CouponBasket): readonly TakenOff[] => {
  const first = chosen.filter((each, at) => chosen.findIndex((other) => sortOf(other) === sortOf(each)) === at)
  const ofShops = first.filter((each) => sortOf(each).startsWith('shop')).map((each) => takeOffLines(each, basket))
  const before = byLineOf(ofShops)
  const rest = first.flatMap((each) =>
    isMalls(each) ? [takeOffLines(each, basket, before)] : sortOf(each) === 'delivery' ? [takeOffDelivery(each, basket)] : [],
  )
  return [...ofShops, ...rest]
}

/** Decides which coupons apply to a basket and how much each takes off which line. Applies the best combination, or exactly the chosen coupons. */
export const planCoupons = (basket: CouponBasket, candidates: readonly Candidate[], wanted: CouponsWanted): CouponPlan => {
  const known = candidates.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
  const chosen = wanted.mode === 'best' ? known : wanted.codes.flatMap((code) => known.find((each) => each.code === code) ?? [])
  const fitting = [...new Set(chosen)].filter((each) => !misfitOf(each, basket))
  const taken = wanted.mode === 'best' ? bestOf(fitting, basket) : takeThese(fitting, basket)
  const counted = taken.filter(someOff)

  const taking = new Set(counted.map(({ coupon }) => coupon))
  const others = known
    .filter((each) => !taking.has(each))
    .map((coupon): OtherCoupon => {
      const misfit = misfitOf(coupon, basket)
      if (misfit) return { coupon, ...misfit }
      const alone = sortOf(coupon) === 'delivery' ? takeOffDelivery(coupon, basket) : takeOffLines(coupon, basket)
      if (!someOff(alone)) return { coupon, reason: 'nothing_fits', missing: null }
      const isTaken = counted.some((each) => sortOf(each.coupon) === sortOf(coupon))
      return { coupon, reason: isTaken ? 'one_of_a_sort' : null, missing: null }
    })
  const unknown = wanted.mode === 'chosen' ? wanted.codes.filter((code) => !known.some((each) => each.code === code)) : []
  return { counted, others, unknown }
}
