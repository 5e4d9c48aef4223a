/** The costs of a purchase, calculated from docs/money.md in whole cents. They are rounded half up where docs/money.md says so. */
export type ModelLine = { id: string; price: number; quantity: number; taxPercent: number; grams: number; category: 'lamps' | 'cups' }
export type ModelCoupon = {
  code: string
  by: 'shop' | 'mall'
  takes: { off: number } | { percent: number; cap: number | null } | { delivery: true; cap: number | null }
  from: number
  only: 'all' | 'lamps'
  firstOrder: boolean
}
export type ModelShippingMethod = { fee: number; perKg: number; freeFrom: number | null }
export type Costs = {
  items: number
  discount: number
  delivery: number
  deliveryDiscount: number
  tax: number
  total: number
  mallPart: number
}
export type Refusal = { refused: 'threshold'; missing: number } | { refused: 'first_order' }

const halfUp = (numerator: number, denominator: number): number => Math.floor((2 * numerator + denominator) / (2 * denominator))
const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0)

/** Splits a sum by the largest remainder method. Of equal remainders, the earlier line gets the cent. */
const shareOut = (whole: number, weights: readonly number[]): number[] => {
  const all = sum(weights)
  if (all === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((whole * weight) / all))
  const rest = whole - sum(shares)
  const order = weights.map((weight, at) => ({ at, over: (whole * weight) % all })).toSorted((a, b) => b.over - a.over || a.at - b.at)
  return shares.map((share, at) => share + (order.findIndex((each) => each.at === at) < rest ? 1 : 0))
}

const takenOff = ({ takes }: ModelCoupon, of: number): number => {
  const worth = 'off' in takes ? takes.off : 'percent' in takes ? halfUp(of * takes.percent, 100) : of
  return Math.min(of, worth, 'cap' in takes && takes.cap !== null ? takes.cap : worth)
}
const isForDelivery = ({ takes }: ModelCoupon) => 'delivery' in takes

export const modelOf = (
  lines: readonly ModelLine[],
  method: ModelShippingMethod,
  coupons: readonly ModelCoupon[],
  on: { taxIncluded: boolean; isFirstOrder: boolean },
): Costs | Refusal => {
  const amounts = lines.map(({ price, quantity }) => price * quantity)
  const fits = (coupon: ModelCoupon) => lines.map(({ category }) => coupon.only === 'all' || category === coupon.only)
  for (const coupon of coupons) {
    if (coupon.firstOrder && !on.isFirstOrder) return { refused: 'first_order' }
    const worth = sum(amounts.filter((_, at) => fits(coupon)[at]))
    if (worth < coupon.from) return { refused: 'threshold', missing: coupon.from - worth }
  }
  const off = (by: ModelCoupon['by'], left: readonly number[]): number[] => {
    const coupon = coupons.find((each) => each.by === by && !isForDelivery(each))
    if (!coupon) return left.map(() => 0)
    const fitting = left.map((amount, at) => (fits(coupon)[at] ? amount : 0))
    return shareOut(takenOff(coupon, sum(fitting)), fitting)
  }
  const byShop = off('shop', amounts)
  const afterShop = amounts.map((amount, at) => amount - (byShop[at] ?? 0))
  const byMall = off('mall', afterShop)
  const taxes = lines.map(({ taxPercent }, at) => halfUp((afterShop[at] ?? 0) * taxPercent, on.taxIncluded ? 100 + taxPercent : 100))
  const items = sum(amounts)
  const grams = sum(lines.map((line) => line.grams * line.quantity))
  const delivery = method.freeFrom !== null && items >= method.freeFrom ? 0 : method.fee + method.perKg * Math.ceil(grams / 1000)
  const forDelivery = coupons.find(isForDelivery)
  const deliveryDiscount = forDelivery ? takenOff(forDelivery, delivery) : 0
  const discount = sum(byShop) + sum(byMall)
  const tax = sum(taxes)
  return {
    items,
    discount,
    delivery,
    deliveryDiscount,
    tax,
    total: items - discount + delivery - deliveryDiscount + (on.taxIncluded ? 0 : tax),
    // The issuer of a coupon pays for it, so the mall adds its part to the shop's earnings.
    mallPart: sum(byMall) + (forDelivery?.by === 'mall' ? deliveryDiscount : 0),
  }
}
