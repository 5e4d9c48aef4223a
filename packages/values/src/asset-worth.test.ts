import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetWorth, worthInBase } from './asset-worth.ts'
import { minor, money, parseMoney } from './money.ts'

const rates = fc.constantFrom('1', '0.0003', '0.00001', '1.0837', '0.00012345', '33')
const assets = fc.constantFrom('USDT' as const, 'BTC' as const, 'ETH' as const)

describe('asset value', () => {
  it.each([
    ['100.005', 'USDT', '1', '100.00', true],
    ['100.009999', 'USDT', '1', '100.00', true],
    ['100.01', 'USDT', '1', '100.01', false],
    ['0.03', 'ETH', '0.0003', '100.00', false],
    ['0.029999999', 'ETH', '0.0003', '99.99', true],
    ['0.00123456', 'BTC', '0.00001', '123.45', true],
  ] as const)('%s %s at %s is %s', (typed, asset, rate, worth, isCut) =>
    expect(worthInBase(parseMoney(typed, asset) ?? minor(0n), asset, rate)).toEqual({ amount: money(worth), isCut }),
  )

  it('is never above the amount received, and less than a cent below it', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), assets, rates, (charged, asset, rate) => {
        const { amount, isCut } = worthInBase(minor(charged), asset, rate)
        const needed = assetWorth(amount, asset, rate)
        expect(needed <= charged).toBe(true)
        expect(isCut ? assetWorth(minor(amount + 1n), asset, rate) > charged : true).toBe(true)
      }),
    ))

  it('the minimum amount sent for a sum is worth that sum, or more if units are coarse', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), assets, rates, fc.constantFrom(1n, 1000n), (cents, asset, rate, unit) => {
        const charged = assetWorth(minor(cents), asset, rate, unit)
        expect(charged % unit).toBe(0n)
        expect(worthInBase(charged, asset, rate).amount >= cents).toBe(true)
        if (charged > unit) expect(worthInBase(minor(charged - unit), asset, rate).amount < cents).toBe(true)
      }),
    ))
})
