import { minor, money, nothing, sumMoney, type Money } from '@plaza/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RefundableOrder, type BoughtLine, mallShare, planRefund, type Planned } from './plan-refund.ts'

const line = (more: Partial<BoughtLine> = {}): BoughtLine => ({
  line: 1,
  quantity: 3,
  paid: money('10.00'),
  mall: nothing,
  gone: 0,
  goneInFull: 0,
  open: null,
  times: 0,
  ...more,
})
const bought = (lines: BoughtLine[], delivery = '0.00'): RefundableOrder => ({ lines, delivery: money(delivery), mallDelivery: nothing })
const planned = (order: RefundableOrder, ...wanted: [line: number, quantity: number][]): Planned => {
  const plan = planRefund(
    order,
    wanted.map(([each, quantity]) => ({ line: each, quantity })),
  )
  if ('why' in plan) throw new Error(plan.why)
  return plan
}

describe('planned refund', () => {
  it.each([
    ['one of three gets the cent that is left over', 0, 1, '3.34'],
    ['the second does not', 1, 1, '3.33'],
    ['two after one', 1, 2, '6.66'],
    ['all of them', 0, 3, '10.00'],
  ])('%s', (_name, gone, quantity, amount) =>
    expect(planned(bought([line({ gone, goneInFull: gone })]), [1, quantity]).amount).toBe(money(amount)),
  )

  it('includes the delivery fee with the last item of the order, not before', () => {
    const two = [line({ quantity: 1 }), line({ line: 2, quantity: 2 })]
    expect(planned(bought(two, '4.00'), [1, 1]).delivery).toBe(nothing)
    expect(planned(bought(two, '4.00'), [1, 1], [2, 2])).toMatchObject({ delivery: money('4.00'), amount: money('24.00') })
    const last = [line({ quantity: 1, gone: 1, goneInFull: 1 }), line({ line: 2, quantity: 2 })]
    expect(planned(bought(last, '4.00'), [2, 2]).delivery).toBe(money('4.00'))
  })

  it('excludes the delivery fee if the buyer kept goods for a partial refund', () => {
    const lines = [line({ quantity: 1, gone: 1, goneInFull: 0 }), line({ line: 2, quantity: 2 })]
    expect(planned(bought(lines, '4.00'), [2, 2]).delivery).toBe(nothing)
  })

  it.each([
    ['more than was bought', line(), [[1, 4]], { why: 'more_than_bought', left: { 1: 3 } }],
    ['more than is left', line({ gone: 2 }), [[1, 2]], { why: 'more_than_bought', left: { 1: 1 } }],
    [
      'the same line in two parts that are too much together',
      line(),
      [
        [1, 2],
        [1, 2],
      ],
      { why: 'more_than_bought', left: { 1: 3 } },
    ],
    ['a line that is not there', line(), [[2, 1]], { why: 'more_than_bought', left: { 1: 3 } }],
    ['nothing', line(), [], { why: 'more_than_bought', left: { 1: 3 } }],
    ['what is asked for already', line({ open: '7' }), [[1, 1]], { why: 'refund_exists', refundId: '7' }],
    ['a sixth time', line({ times: 5 }), [[1, 1]], { why: 'too_often', line: 1 }],
  ] as const)('is refused: %s', (_name, one, wanted, stop) =>
    expect(
      planRefund(
        bought([one]),
        wanted.map(([at, quantity]) => ({ line: at, quantity })),
      ),
    ).toEqual(stop),
  )
})

/** An order with random lines, and its units split into random parts in random sequence. */
const orders = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 12 }), paid: fc.bigInt(0n, 99_999n), mall: fc.bigInt(0n, 999n) }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      delivery: fc.bigInt(0n, 2_000n),
      mallDelivery: fc.bigInt(0n, 500n),
      units: fc.shuffledSubarray(
        lines.flatMap(({ quantity }, at) => Array.from({ length: quantity }, () => at)),
        { minLength: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      ),
      sizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 80, maxLength: 80 }),
    }),
  )

describe('any order refunded in any parts', () => {
  it('adds up to the paid amount to the cent, and never exceeds it in between', () => {
    fc.assert(
      fc.property(orders, ({ lines, delivery, mallDelivery, units, sizes }) => {
        const order = {
          lines: lines.map(({ quantity, paid, mall }, at) =>
            line({ line: at + 1, quantity, paid: minor<'USD'>(paid), mall: minor<'USD'>(mall) }),
          ),
          delivery: minor<'USD'>(delivery),
          mallDelivery: minor<'USD'>(mallDelivery),
        }
        const paid = sumMoney([...order.lines.map((each) => each.paid), order.delivery])
        const mall = sumMoney([...order.lines.map((each) => each.mall), order.mallDelivery])
        const [back, mallBack]: [Money[], Money[]] = [[], []]
        for (let at = 0, part = 0; at < units.length; part += 1) {
          const chosen = units.slice(at, (at += sizes[part] ?? 1))
          const plan = planned(order, ...chosen.map((index): [number, number] => [index + 1, 1]))
          back.push(plan.amount)
          mallBack.push(plan.mallItems, plan.mallDelivery)
          expect(sumMoney(back) <= paid).toBe(true)
          for (const { line: which, quantity } of plan.lines) {
            const one = order.lines.find((each) => each.line === which)
            if (one) Object.assign(one, { gone: one.gone + quantity, goneInFull: one.goneInFull + quantity })
          }
        }
        expect([sumMoney(back), sumMoney(mallBack)]).toEqual([paid, mall])
        expect(planRefund(order, [{ line: 1, quantity: 1 }])).toMatchObject({ why: 'more_than_bought' })
      }),
    )
  })

  it('returns to the mall a proportional share of its contribution', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 9_999n), fc.bigInt(0n, 9_999n), fc.bigInt(0n, 999n), (a, b, mall) => {
        const [least, most] = a < b ? [a, b] : [b, a]
        const share = mallShare(minor(least), minor(most), minor(mall))
        expect(share >= 0n && share <= mall).toBe(true)
        expect(mallShare(minor(most), minor(most), minor(mall))).toBe(mall)
      }),
    )
  })
})
