import { expect, test } from 'vitest'
import { discountOf } from './discount.ts'

test.each([
  ['48.00', '64.00', 25],
  ['29.90', '41.00', 27],
  ['0.00', '10.00', 100],
  ['9.99', '10.00', undefined],
  ['64.00', '48.00', undefined],
  ['48.00', null, undefined],
])('%s after %s is a discount of %s percent', (price, before, shown) => {
  expect(discountOf(price, before)).toBe(shown)
})
