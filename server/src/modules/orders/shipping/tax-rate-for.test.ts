import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxRateFor, type TaxRules } from './tax-rate-for.ts'

const rules: TaxRules = new Map([
  [
    'JP',
    {
      all: 1000,
      byCategory: new Map([
        ['food', 800],
        ['sweets', 1000],
      ]),
    },
  ],
  ['GB', { all: null, byCategory: new Map([['food', 0]]) }],
])
const product = (...categoryPath: string[]) => ({ taxRate: 700, categoryPath })

test.each([
  ['goes at its own rate where nobody knows where to', null, product('food'), 700],
  ['goes at its own rate to a country without rules', 'TH', product('food'), 700],
  ['goes at the country’s', 'JP', product('toys'), 1000],
  ['goes at what the country says of its branch', 'JP', product('food', 'tea'), 800],
  ['goes at what it says of the nearest category', 'JP', product('food', 'sweets'), 1000],
  ['is untaxed where the country says so', 'GB', product('food'), 0],
  ['goes at its own rate where the country speaks of other goods alone', 'GB', product('toys'), 700],
])('a product %s', (_, country, taxed, rate) => expect(taxRateFor(rules, taxed, country)).toBe(rate))

test('a rate is only ever one of a rule or of the product', () => {
  const rate = fc.nat(10_000)
  const anyRules = fc.dictionary(fc.constantFrom('a', 'b', 'c'), rate)
  fc.assert(
    fc.property(fc.option(rate), anyRules, fc.subarray(['a', 'b', 'c', 'd']), rate, (all, byCategory, categoryPath, taxRate) => {
      const known = new Map([['JP', { all, byCategory: new Map(Object.entries(byCategory)) }]])
      const last = categoryPath.toReversed().find((category) => category in byCategory)
      expect(taxRateFor(known, { taxRate, categoryPath }, 'JP')).toBe(last === undefined ? (all ?? taxRate) : byCategory[last])
    }),
  )
})
