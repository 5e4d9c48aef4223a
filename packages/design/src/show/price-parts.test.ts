import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceParts, priceParts } from './price-parts.ts'

const textOf = ({ whole, decimals }: PriceParts) => whole.map((part) => part.text).join('') + decimals
const seen = ({ whole, decimals }: PriceParts) => whole.map((part) => (part.grouped ? ',' : '') + part.text).join('') + decimals

describe('displayed price', () => {
  test.each([
    ['$1284.50', '$1,284.50'],
    ['$0.00', '$0.00'],
    ['$48.00', '$48.00'],
    ['$999.99', '$999.99'],
    ['฿1234567.00', '฿1,234,567.00'],
    ['−$12665.00', '−$12,665.00'],
    ['+$300.00', '+$300.00'],
    ['R$100000.00', 'R$100,000.00'],
    ['1284.50 zł', '1,284.50 zł'],
    ['¥', '¥'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(seen(priceParts(text))).toBe(shown)
    expect(textOf(priceParts(text))).toBe(text)
  })

  test('any text is output character by character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(textOf(priceParts(text))).toBe(text)
      }),
    )
  })

  test('every drawn comma precedes exactly three digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (amount) => {
        const { whole } = priceParts(`$${amount}.00`)
        expect(whole.slice(1).every((part) => part.grouped && /^\d{3}$/.test(part.text))).toBe(true)
        expect(whole[0]?.text).toMatch(/^\$\d{1,3}$/)
      }),
    )
  })
})
