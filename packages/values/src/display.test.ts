import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chineseCount, chineseDiscount } from './chinese.ts'
import { shortCount } from './counts.ts'
import * as exact from './exact.ts'
import { fixed } from './fixed.ts'
import { formatPhone } from './phone.ts'
import { price, priceParts } from './price.ts'
import { formatQuantity } from './quantity.ts'
import { formatRate } from './rate.ts'

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }).map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
const anyRate = fc.integer({ min: 1, max: 10 ** 9 }).map((millionths) => (millionths / 1e6).toFixed(6))

describe('price formatting', () => {
  test.each([
    ['12.50', '$', '1', '$12.50'],
    ['1284.50', '$', '1', '$1284.50'],
    ['10.00', '฿', '36.5', '฿365.00'],
    ['19.99', '¥', '156.235', '¥3123.14'],
    ['0.01', '€', '0.5', '€0.01'],
    ['0.01', '€', '0.49', '€0.00'],
    ['1.005', '$', '1', '$1.01'],
    ['100', 'US$', '1.00', 'US$100.00'],
    ['-12.50', '$', '1', '\u2212$12.50'],
    ['-0.001', '$', '1', '$0.00'],
    ['999999999999.99', '₫', '26000', '₫25999999999999740.00'],
  ])('%s in %s at %s is %s', (amount, symbol, rate, text) => expect(price(amount, { symbol, rate })).toBe(text))

  test.each([[''], [' '], [undefined], [null]])('an empty amount (%j) is the symbol and 0.00, also in yen', (amount) => {
    expect(price(amount, { symbol: '$' })).toBe('$0.00')
    expect(price(amount, { symbol: '¥', rate: '156.2' })).toBe('¥0.00')
  })

  test('the default rate is one', () => expect(price('3.10', { symbol: '$' })).toBe('$3.10'))

  test('an invalid amount throws and is not a zero', () => expect(() => price('12,50', { symbol: '$' })).toThrow(RangeError))

  test('the parts are in groups of three', () => {
    expect(priceParts('1284.50', { symbol: '$' })).toEqual({ sign: '', symbol: '$', groups: ['1', '284'], fraction: '.50' })
    expect(priceParts('-123456.7', { symbol: '$' })).toEqual({ sign: '\u2212', symbol: '$', groups: ['123', '456'], fraction: '.70' })
    expect(priceParts('', { symbol: '฿' })).toEqual({ sign: '', symbol: '฿', groups: ['0'], fraction: '.00' })
  })

  test('equals exact decimal arithmetic', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (amount, rate) => {
        expect(price(amount, { symbol: '$', rate })).toBe(`$${exact.round(exact.multiply(amount, rate), 2)}`)
      }),
    )
  })

  test('the joined parts are the text, and all groups but the first have three digits', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (amount, rate) => {
        const { sign, symbol, groups, fraction } = priceParts(amount, { symbol: '$', rate })
        expect(sign + symbol + groups.join('') + fraction).toBe(price(amount, { symbol: '$', rate }))
        expect(groups.slice(1).every((group) => group.length === 3)).toBe(true)
      }),
    )
  })
})

describe('fixed-number helper', () => {
  test.each([
    ['1.2345', '1.23'],
    ['1.2389', '1.23'],
    ['1.2394', '1.23'],
    ['1.2395', '1.24'],
    ['1.9996', '2.00'],
    ['1.999', '1.99'],
    ['0.0095', '0.01'],
    ['0.0094', '0.00'],
    ['5', '5.00'],
    ['-1.239', '-1.23'],
    ['1.005', '1.00'],
  ])('%s rounded to three decimals and truncated to two is %s', (value, text) => expect(fixed(value)).toBe(text))
})

describe('display formatting', () => {
  test.each([
    ['725', '7.25'],
    ['700', '7.00'],
    ['1', '0.01'],
    ['0', '0.00'],
    ['0.5', '0.01'],
    ['0.4', '0.00'],
    ['3650', '36.50'],
    ['12345.67', '123.46'],
  ])('formats the rate %s as %s', (value, text) => expect(formatRate(value)).toBe(text))

  test.each([
    ['66812345678', '0812345678'],
    ['0812345678', '0812345678'],
    ['16612345', '16612345'],
    ['6666', '066'],
    ['+66812345678', '+66812345678'],
    ['', ''],
  ])('formats the phone number %s as %s', (phone, text) => expect(formatPhone(phone)).toBe(text))

  test.each([
    [2, 'x2'],
    [1, 'x1'],
    [120, 'x120'],
  ])('formats a quantity of %d as %s', (quantity, text) => expect(formatQuantity(quantity)).toBe(text))

  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1049, '1k'],
    [1200, '1.2k'],
    [1299, '1.2k'],
    [9999, '9.9k'],
    [10000, '10k'],
    [12345, '12k'],
    [999999, '999k'],
    [1_000_000, '1M'],
    [3_450_000, '3.4M'],
  ])('formats a count of %d as %s', (count, text) => expect(shortCount(count)).toBe(text))

  test.each([
    [999, '999'],
    [1000, '1000'],
    [5100, '5100'],
    [5123, '5100+'],
    [9999, '9900+'],
    [10_000, '1万'],
    [12_345, '1.2万+'],
    [345_678, '34.5万+'],
    [123_456_789, '1.2亿+'],
  ])('formats a count of %d in Chinese as %s', (count, text) => expect(chineseCount(['亿', '万'])(count)).toBe(text))

  test('formats a count in Traditional Chinese with its own characters', () => {
    expect([12_345, 123_456_789].map(chineseCount(['億', '萬']))).toEqual(['1.2萬+', '1.2億+'])
  })

  test.each([
    [25, '7.5 折'],
    [30, '7 折'],
    [33, '6.7 折'],
    [1, '9.9 折'],
    [12.5, '8.75 折'],
    [95, '0.5 折'],
  ])('%d %% off is %s', (percent, text) => expect(chineseDiscount(percent)).toBe(text))

  test('a short count is never greater than the real count', () => {
    const read = (text: string) => Number.parseFloat(text) * ({ k: 1e3, M: 1e6 }[text.at(-1) ?? ''] ?? 1)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (count) => {
        expect(read(shortCount(count))).toBeLessThanOrEqual(count + 1e-6)
      }),
    )
  })
})
