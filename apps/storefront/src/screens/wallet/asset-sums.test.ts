import type { Recharge } from '@plaza/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rateOf, toSend, withoutZeros, worthOf } from './asset-sums.ts'

const usdt = { asset: 'USDT', rate: '1', precision: 6 }
const eth = { asset: 'ETH', rate: '0.0003', precision: 6 }
const btc = { asset: 'BTC', rate: '0.00001', precision: 8 }

describe('crypto amounts', () => {
  test.each([
    ['300', usdt, '300'],
    ['300', eth, '0.09'],
    ['333.33', eth, '0.099999'],
    ['100.01', btc, '0.0010001'],
  ])('for an amount of %s the customer sends %o', (amount, wallet, sent) => expect(toSend(amount, wallet)).toBe(sent))

  test('an amount of crypto is worth its rate, truncated to whole cents', () => {
    expect(worthOf('300.005', usdt)).toEqual({ sum: '300.00', isCut: true })
    expect(worthOf('0.09', eth)).toEqual({ sum: '300.00', isCut: false })
    expect(worthOf('0.00100009', btc)).toEqual({ sum: '100.00', isCut: true })
  })

  test('for any amount requested, the amount sent is worth at least as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 99_999_999 }), fc.constantFrom(usdt, eth, btc), (cents, wallet) => {
        const amount = (cents / 100).toFixed(2)
        expect(Number(worthOf(toSend(amount, wallet) ?? '', wallet)?.sum)).toBeGreaterThanOrEqual(Number(amount))
      }),
    )
  })

  test('an unknown asset has no value', () => {
    expect([toSend('300', { ...usdt, asset: 'DOGE' }), worthOf('300', { ...usdt, asset: 'DOGE' })]).toEqual([undefined, undefined])
  })
})

test('a receipt shows the rate of one unit', () => {
  const recharge = { wallet: {}, charged_amount: '0.090000000', charged_asset: 'ETH', expected_amount: '300.00' } as Recharge
  expect(rateOf(recharge)).toBe('3333.33')
  expect(rateOf({ ...recharge, wallet: null })).toBeUndefined()
})

test.each([
  ['300.000000', '300'],
  ['0.090000000', '0.09'],
  ['100', '100'],
  ['300.000417', '300.000417'],
])('formats %s as %s', (amount, written) => expect(withoutZeros(amount)).toBe(written))
