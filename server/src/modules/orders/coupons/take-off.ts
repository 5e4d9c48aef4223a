import { minMoney, nothing, proportion, shareMoney, subtractMoney, sumMoney, type Money } from '@plaza/values'
import type { CouponBasket } from './basket.ts'
import type { Candidate } from './grants/coupon.ts'
import { feesFor, linesFor } from './fits.ts'

type ByKey = ReadonlyMap<string, Money>
export type TakenOff = { coupon: Candidate; saves: Money; byLine: ByKey; byDelivery: ByKey }

/** The discount of a coupon on an amount, at most that amount. */
export const worthOf = ({ amount, percent, cap }: Candidate, of: Money): Money => {
  const worth = amount ?? (percent === null ? of : proportion(of, BigInt(percent), 100n))
  return minMoney(of, cap === null ? worth : minMoney(cap, worth))
}

const shared = (coupon: Candidate, parts: readonly (readonly [key: string, of: Money])[]): { saves: Money; by: ByKey } => {
  const saves = worthOf(coupon, sumMoney(parts.map(([, of]) => of)))
  const shares = shareMoney(
    saves,
    parts.map(([, of]) => of),
  )
  return { saves, by: new Map(parts.map(([key], at) => [key, shares[at] ?? nothing])) }
}

/** The discount of a coupon on its eligible lines. `before` is the discount that other coupons already took off these lines. */
export const takeOffLines = (coupon: Candidate, basket: Pick<CouponBasket, 'lines'>, before: ByKey = new Map()): TakenOff => {
  const left = linesFor(coupon, basket).map(({ key, amount }) => [key, subtractMoney(amount, before.get(key) ?? nothing)] as const)
  const { saves, by } = shared(coupon, left)
  return { coupon, saves, byLine: by, byDelivery: new Map() }
}

export const takeOffDelivery = (coupon: Candidate, basket: CouponBasket): TakenOff => {
  const { saves, by } = shared(
    coupon,
    feesFor(coupon, basket).map(({ shopId, fee }) => [shopId, fee] as const),
  )
  return { coupon, saves, byLine: new Map(), byDelivery: by }
}
