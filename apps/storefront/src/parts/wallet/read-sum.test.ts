import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSum } from './read-sum.ts'

describe('typed amount', () => {
  test.each([
    ['300', '300'],
    [' $300.00 ', '300.00'],
    ['300,5', '300.5'],
    ['1284.50', '1284.50'],
    ['1,284.50', '1284.50'],
    ['1.284,50', '1284.50'],
    ['1 284,50', '1284.50'],
    ['1,284,500', '1284500'],
    ['007', '7'],
    ['0', '0'],
  ])('reads %s as %s', (typed, sum) => expect(readSum(typed)).toBe(sum))

  test.each(['', 'ten', '1,284', '1.284', '12.345.6', '1,2,3', '-5', '1e3', '10.005', '1.284.50', '9999999999999'])(
    '%s is invalid or ambiguous',
    (typed) => expect(readSum(typed)).toBeUndefined(),
  )
})

test('an amount in wire format stays unchanged, and any input becomes one or nothing', () => {
  const ofTheWire = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/
  fc.assert(
    fc.property(fc.stringMatching(ofTheWire), (sum) => {
      expect(readSum(sum)).toBe(sum)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readSum(typed) ?? '0').toMatch(ofTheWire)
    }),
  )
})
