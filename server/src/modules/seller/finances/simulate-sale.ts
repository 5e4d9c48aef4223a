import type { simulateSale as call } from '@plaza/contract'
import { done, formatMoney, isRefused, minor, nothing, parseMoney, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { toRateText } from '../../orders/cart/pricing/index.ts'
import { allCategories, pathOf } from '../../catalog/products/categories/index.ts'
import { commissionOf, commissionTerms } from '../../orders/checkout/placement/index.ts'
import { remainingAmount, planShares } from '../../orders/orders/plans/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'

/** A shop's revenue from a simulated sale. It uses the commission rate and the split of real orders. */
export const simulateSale: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'finance', 'catalogue'])
  if (isRefused(seller)) return seller
  const sums = { price: input.price, coupon: input.coupon, delivery: input.delivery, tax: input.tax }
  const read = Object.entries(sums).map(([name, text]) => [name, text === undefined ? nothing : parseMoney(text)] as const)
  const faults: [string, string][] = read.filter(([, amount]) => amount === undefined).map(([name]) => [name, 'money'])
  const { price = nothing, coupon = nothing, delivery = nothing, tax = nothing } = Object.fromEntries(read)
  if (coupon > price) faults.push(['coupon', 'too_large'])
  if (faults.length > 0) return refused('field_wrong', { fields: Object.fromEntries(faults) })
  const categoryPath = pathOf(await allCategories(kernel), input.category_id)
  if (categoryPath.length === 0) return refused('category_unknown')
  const rate = commissionOf(await commissionTerms(kernel), [{ categoryPath, amount: price }])
  const stored = remainingAmount({
    total: minor(price - coupon + delivery + tax),
    mallPart: nothing,
    refunded: nothing,
    mallRefunded: nothing,
  })
  const { shop, commission } = planShares(stored, rate)
  return done({
    sold_for: formatMoney(stored),
    commission_rate: toRateText(rate),
    commission: formatMoney(commission),
    net: formatMoney(shop),
  })
}
