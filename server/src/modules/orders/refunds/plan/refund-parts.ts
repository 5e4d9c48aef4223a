import { addMoney, type Money, multiplyMoney, nothing, subtractMoney, sumMoney } from '@plaza/values'
import { type BoughtLine, type Planned, shareOfUnits } from './plan-refund.ts'

/** Prices of an order line: `paid` is `amount` minus the discounts plus the added tax. */
export type RefundPrices = {
  line: number
  quantity: number
  price: Money
  amount: Money
  shopDiscount: Money
  mallDiscount: Money
  paid: Money
}
type Parts = { items: Money; tax: Money; delivery: Money; discount: Money }

/**
 * The parts of the refund for some units of one line. Price and refund of a unit are exact. Shares of tax and discount are rounded, so one of them is
 * the difference: a line without a discount shows none.
 */
const partsOfLine = (priced: RefundPrices, refunded: Money, gone: number, units: number): Omit<Parts, 'delivery'> => {
  const items = multiplyMoney(priced.price, BigInt(units))
  const discounts = addMoney(priced.shopDiscount, priced.mallDiscount)
  const addedTax = addMoney(subtractMoney(priced.paid, priced.amount), discounts)
  const tax = shareOfUnits(addedTax, priced.quantity, gone, units)
  const discount = subtractMoney(addMoney(items, tax), refunded)
  if (discounts > nothing && discount >= nothing) return { items, tax, discount }
  return { items, tax: subtractMoney(refunded, items), discount: nothing }
}

/** How the amount of a planned refund is calculated: `items + tax + delivery − discount = amount`. `delivery` is the fee before discounts. */
export const partsOf = (
  plan: Pick<Planned, 'delivery' | 'mallDelivery'> & { lines: readonly Omit<Planned['lines'][number], 'mall'>[] },
  { bought, priced, delivery }: { bought: readonly Pick<BoughtLine, 'line' | 'gone'>[]; priced: readonly RefundPrices[]; delivery: Money },
): Parts => {
  const parts = plan.lines.flatMap(({ line, quantity, amount }) => {
    const found = priced.find((each) => each.line === line)
    return found ? [partsOfLine(found, amount, bought.find((each) => each.line === line)?.gone ?? 0, quantity)] : []
  })
  const isDelivery = addMoney(plan.delivery, plan.mallDelivery) > nothing
  const fee = isDelivery ? delivery : nothing
  return {
    items: sumMoney(parts.map(({ items }) => items)),
    tax: sumMoney(parts.map(({ tax }) => tax)),
    delivery: fee,
    discount: addMoney(sumMoney(parts.map(({ discount }) => discount)), subtractMoney(fee, plan.delivery)),
  }
}
