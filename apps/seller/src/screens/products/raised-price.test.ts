import { expect, test } from 'vitest'
import { raisedPrice } from './raised-price.ts'

test.each([
  ['24.00', '-10', '21.60'],
  ['24.00', '5', '25.20'],
  ['9.99', '-33,33', '6.66'],
  ['0.01', '-10', '0.01'],
  ['24.00', '-100', undefined],
  ['24.00', 'half', undefined],
  ['24.00', '', undefined],
])('a price of %s changed by %s percent becomes %s', (price, percent, raised) => {
  expect(raisedPrice(price, percent)).toBe(raised)
})
