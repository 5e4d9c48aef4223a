import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepTo, typedQuantity } from './quantity.ts'

const range = { min: 1, max: 7 }

describe('quantity', () => {
  test('steps stop at the minimum and at the stock', () => {
    expect([stepTo(1, -1, range), stepTo(3, 1, range), stepTo(7, 1, range)]).toEqual([1, 4, 7])
  })

  test.each([
    ['5', 5],
    ['0', 1],
    ['-3', 1],
    ['99', 7],
    [' 4 ', 4],
    ['３', 3],
    ['2.9', 2],
    ['', 2],
    ['many', 2],
  ])('typing %j over 2 gives %i', (typed, quantity) => {
    expect(typedQuantity(typed, { value: 2, ...range })).toBe(quantity)
  })

  test('no typed input leaves the range', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const quantity = typedQuantity(typed, { value: 2, ...range })
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(7)
        expect(Number.isInteger(quantity)).toBe(true)
      }),
    )
  })
})
