import { addMoney, minor, money, nothing, subtractMoney, sumMoney } from '@plaza/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BoughtLine, planRefund, type Planned } from './plan-refund.ts'
import { partsOf, type RefundPrices } from './refund-parts.ts'

const line = (at: number, more: Partial<RefundPrices> = {}): RefundPrices => {
  const prices = { line: at, quantity: 3, price: money('10.00'), amount: money('30.00'), shopDiscount: nothing, mallDiscount: nothing }
  return { ...prices, paid: money('30.00'), ...more }
}
const boughtOf = ({ line: at, quantity, paid, mallDiscount }: RefundPrices, gone = 0): BoughtLine => {
  const before = { gone, goneInFull: gone, open: null, times: 0 }
  return { line: at, quantity, paid, mall: mallDiscount, ...before }
}
const planned = (bought: BoughtLine[], units: number[], delivery = nothing, mallDelivery = nothing): Planned => {
  const choice = units.flatMap((quantity, at) => (quantity > 0 ? [{ line: at + 1, quantity }] : []))
  const plan = planRefund({ lines: bought, delivery, mallDelivery }, choice)
  if ('why' in plan) throw new Error(plan.why)
  return plan
}

describe('parts of a refund', () => {
  it('are the price of the units alone if the order had neither tax nor discount', () => {
    const bought = [boughtOf(line(1))]
    expect(partsOf(planned(bought, [2]), { bought, priced: [line(1)], delivery: money('4.00') })).toEqual({
      items: money('20.00'),
      tax: nothing,
      delivery: nothing,
      discount: nothing,
    })
  })

  it('name the discounts of items and delivery, and the delivery fee before its discount', () => {
    const priced = [line(1, { shopDiscount: money('2.00'), mallDiscount: money('1.00'), paid: money('29.70') })]
    const bought = priced.map((each) => boughtOf(each))
    expect(partsOf(planned(bought, [3], money('1.50'), money('2.50')), { bought, priced, delivery: money('4.00') })).toEqual({
      items: money('30.00'),
      tax: money('2.70'),
      delivery: money('4.00'),
      discount: money('5.50'),
    })
  })
})

const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.bigInt(1n, 9_999n),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      isOff: fc.boolean(),
      tax: fc.oneof(fc.constant(0n), fc.bigInt(0n, 999n)),
    })
    .chain((sold) => fc.record({ sold: fc.constant(sold), gone: fc.nat(sold.quantity - 1), units: fc.integer({ min: 0, max: 9 }) })),
  { minLength: 1, maxLength: 4 },
)

describe('parts of any refund', () => {
  it('add up to the paid amount to the cent, and none is negative', () => {
    fc.assert(
      fc.property(lines, fc.bigInt(0n, 900n), fc.bigInt(0n, 900n), fc.bigInt(0n, 900n), (drawn, paid, byShop, byMall) => {
        const priced = drawn.map(({ sold: { quantity, price, off, isOff, tax } }, at) => {
          const amount = price * BigInt(quantity)
          const shopDiscount = isOff ? BigInt(Math.floor(Number(amount) * off)) : 0n
          return line(at + 1, {
            quantity,
            price: minor(price),
            amount: minor(amount),
            shopDiscount: minor(shopDiscount),
            paid: minor(amount - shopDiscount + tax),
          })
        })
        const bought = priced.map((each, at) => boughtOf(each, drawn[at]?.gone))
        const units = drawn.map(({ sold, gone, units: wanted }, at) => Math.max(at === 0 ? 1 : 0, Math.min(wanted, sold.quantity - gone)))
        const plan = planned(bought, units, minor(paid), minor(byMall))
        const { items, tax, delivery, discount } = partsOf(plan, { bought, priced, delivery: minor(paid + byShop + byMall) })
        expect(subtractMoney(sumMoney([items, tax, delivery]), discount)).toBe(addMoney(plan.items, plan.delivery))
        for (const part of [items, tax, delivery, discount]) expect(part >= nothing).toBe(true)
        if (drawn.every(({ sold }) => !sold.isOff) && delivery === nothing) expect(discount).toBe(nothing)
      }),
    )
  })
})
