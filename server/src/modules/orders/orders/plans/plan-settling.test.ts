import { minor, money, nothing } from '@plaza/values'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { remainingAmount, legsBetween, planShares, planTakingBack } from './plan-settling.ts'

const anySum = fc.bigInt({ min: 0n, max: 10n ** 10n }).map((units) => minor(units))
const anyRate = fc.integer({ min: 0, max: 10_000 })

describe('split between shop and mall', () => {
  test.each([
    ['100.00', 500, '95.00', '5.00'],
    ['0.01', 500, '0.01', '0.00'],
    ['0.10', 500, '0.09', '0.01'],
    ['19.99', 500, '18.99', '1.00'],
    ['50.00', 0, '50.00', '0.00'],
    ['50.00', 10_000, '0.00', '50.00'],
  ])('for %s at %d the shop gets %s and the mall %s', (remaining, rate, shop, commission) =>
    expect(planShares(money(remaining), rate)).toEqual({ shop: money(shop), commission: money(commission) }),
  )
  test('both shares add up to the remaining amount, and partial refunds add up to one full refund', () => {
    fc.assert(
      fc.property(anySum, anySum, anySum, anyRate, (a, b, c, rate) => {
        const whole = minor(a + b + c)
        const { shop, commission } = planShares(whole, rate)
        expect(shop + commission).toBe(whole)
        const first = planTakingBack(whole, a, rate)
        const second = planTakingBack(minor(b + c), b, rate)
        const atOnce = planTakingBack(whole, minor(a + b), rate)
        expect([first.shop + second.shop, first.commission + second.commission]).toEqual([atOnce.shop, atOnce.commission])
        expect(first.shop + first.commission).toBe(a)
      }),
    )
  })
  test('the remaining amount is the paid amount plus the mall’s part, less the refunds', () =>
    expect(remainingAmount({ total: money('90.00'), mallPart: money('10.00'), refunded: money('9.00'), mallRefunded: money('1.00') })).toBe(
      money('90.00'),
    ))
})

describe('payments out of several pots', () => {
  const pots = [
    { at: 'shop.available/5', amount: money('5.00') },
    { at: 'shop.receivable/5', amount: money('90.00') },
    { at: 'commission', amount: money('5.00') },
  ] as const
  test('debit each pot in order, and no more than it holds', () =>
    expect(
      legsBetween(pots, [
        { at: 'customer.available/1', amount: money('90.00') },
        { at: 'promotions', amount: money('10.00') },
      ]),
    ).toEqual([
      { from: 'shop.available/5', to: 'customer.available/1', amount: money('5.00') },
      { from: 'shop.receivable/5', to: 'customer.available/1', amount: money('85.00') },
      { from: 'shop.receivable/5', to: 'promotions', amount: money('5.00') },
      { from: 'commission', to: 'promotions', amount: money('5.00') },
    ]))
  test('throw when the pots hold less than the sum', () =>
    expect(() => legsBetween([{ at: 'commission', amount: nothing }], [{ at: 'promotions', amount: money('0.01') }])).toThrow('less'))
})
