import type { Quote } from '@plaza/contract'

/** A cost that has changed since the last quote. */
export type Difference =
  | { what: 'delivery'; shop: string; now: string; was: string }
  | { what: 'price'; line: Quote['shops'][number]['lines'][number]; now: string; was: string }
  | { what: 'discount' | 'delivery_discount' | 'tax' | 'total'; now: string; was: string }

const whole = ['discount', 'delivery_discount', 'tax', 'total'] as const

/** Differences between two quotes of the same purchase; empty if the amount to pay is the same. */
export const differencesOf = (before: Quote, after: Quote): readonly Difference[] => {
  const shops = after.shops.flatMap(({ shop, lines, costs }): Difference[] => {
    const old = before.shops.find((each) => each.shop.id === shop.id)
    if (!old) return []
    const prices = lines.flatMap((line): Difference[] => {
      const was = old.lines.find((each) => each.sku_id === line.sku_id)?.price
      return was === undefined || was === line.price ? [] : [{ what: 'price', line, now: line.price, was }]
    })
    const delivery: Difference = { what: 'delivery', shop: shop.name, now: costs.delivery, was: old.costs.delivery }
    return delivery.now === delivery.was ? prices : [...prices, delivery]
  })
  const rest = whole.map((what): Difference => ({ what, now: after.costs[what], was: before.costs[what] }))
  return [...shops, ...rest.filter(({ now, was }) => now !== was)]
}
