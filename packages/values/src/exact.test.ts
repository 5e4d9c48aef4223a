import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as exact from './exact.ts'

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)

test('0.1 plus 0.2 is 0.3', () => expect(exact.add('0.1', '0.2')).toBe('0.3'))
test('1 minus 0.9 is 0.1', () => expect(exact.subtract('1', '0.9')).toBe('0.1'))
test('1.1 times 1.1 is 1.21', () => expect(exact.multiply('1.1', '1.1')).toBe('1.21'))
test('one third has twenty decimals', () => expect(exact.divide('1', '3')).toBe('0.33333333333333333333'))
test('division by zero throws', () => expect(() => exact.divide('1', '0')).toThrow(Error))
test('large and tiny values are written without an exponent', () => {
  expect(exact.multiply('1000000000000000', '1000000000000000')).toBe('1000000000000000000000000000000')
  expect(exact.multiply('0.00000001', '0.1')).toBe('0.000000001')
})

test.each([
  ['1.005', 2, '1.01'],
  ['1.0049', 2, '1.00'],
  ['-1.005', 2, '-1.01'],
  ['2.5', 0, '3'],
  ['1', 2, '1.00'],
  ['36.4999', 3, '36.500'],
])('%s rounded to %d decimals is %s', (value, decimals, result) => expect(exact.round(value, decimals)).toBe(result))

test('compares values by number, not by spelling', () => {
  expect(exact.compare('1.50', '1.5')).toBe(0)
  expect(exact.compare('9', '10')).toBe(-1)
})

test('rejects text that is not a number', () => expect(() => exact.add('1,5', '1')).toThrow(Error))

test('subtracting an added value gives the original value', () => {
  fc.assert(
    fc.property(anyDecimal, anyDecimal, (a, b) => {
      expect(exact.compare(exact.subtract(exact.add(a, b), b), a)).toBe(0)
    }),
  )
})

test('the order of factors does not matter', () => {
  fc.assert(
    fc.property(anyDecimal, anyDecimal, (a, b) => {
      expect(exact.multiply(a, b)).toBe(exact.multiply(b, a))
    }),
  )
})
