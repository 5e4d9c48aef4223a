import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMoney,
  assets,
  compareMoney,
  convertMoney,
  divideMoney,
  exponents,
  formatMoney,
  greatestMoney,
  isAsset,
  minMoney,
  minor,
  money,
  multiplyMoney,
  negateMoney,
  parseMoney,
  proportion,
  shareMoney,
  subtractMoney,
  sumMoney,
  type Minor,
} from './money.ts'

const anyAsset = fc.constantFrom(...assets)
const anyUnits = fc.bigInt({ min: 0n, max: 10n ** 14n - 1n })
const anyMoney = anyUnits.map((units) => minor(units))

describe('money on the wire', () => {
  test.each([
    ['0', 0n],
    ['0.5', 50n],
    ['12', 1200n],
    ['12.5', 1250n],
    ['12.50', 1250n],
    ['0.01', 1n],
    ['999999999999.99', 99999999999999n],
  ])('parses %s as %d cents', (text, units) => expect(parseMoney(text)).toBe(units))

  test.each([
    '',
    ' ',
    '-1',
    '+1',
    '01',
    '00.10',
    '.5',
    '5.',
    '1.234',
    '1e3',
    '1,000',
    ' 1',
    '1 ',
    '1\n',
    '１２',
    '٣',
    '0x10',
    'NaN',
    'Infinity',
    '1000000000000',
    '1.2.3',
    '$1',
  ])('%j is not an amount', (text) => expect(parseMoney(text)).toBeUndefined())

  test('formats an amount with all the decimals of its asset', () => {
    expect(formatMoney(money('12.5'))).toBe('12.50')
    expect(formatMoney(money('0.00412', 'BTC'), 'BTC')).toBe('0.00412000')
    expect(formatMoney(minor<'ETH'>(1n), 'ETH')).toBe('0.000000001')
    expect(formatMoney(minor<'USDT'>(2_500_000n), 'USDT')).toBe('2.500000')
    expect(formatMoney(minor(-5n))).toBe('-0.05')
  })

  test('a formatted amount parses to the same amount, in every asset', () => {
    fc.assert(
      fc.property(anyAsset, anyUnits, (asset, units) => {
        expect(parseMoney(formatMoney(minor<typeof asset>(units), asset), asset)).toBe(units)
      }),
    )
  })

  test('the strict pattern and the parser accept exactly the same texts', () => {
    const shape = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/
    const nearly = fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '.', '-', '+', 'e', ' ', ','), maxLength: 16 })
    fc.assert(
      fc.property(nearly, (text) => {
        expect(parseMoney(text) !== undefined).toBe(shape.test(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('the largest amount of every asset fits a bigint column, and one more digit is rejected', () => {
    for (const asset of assets) {
      const digits = Math.min(12, 18 - exponents[asset])
      expect(parseMoney('9'.repeat(digits), asset)).toBeLessThan(2n ** 63n)
      expect(parseMoney('9'.repeat(digits + 1), asset)).toBeUndefined()
    }
  })

  test('a malformed internal amount throws', () => expect(() => money('12,50')).toThrow(RangeError))

  test('accepts only the assets of the mall', () => {
    expect(isAsset('BTC')).toBe(true)
    expect(isAsset('DOGE')).toBe(false)
    expect(isAsset('toString')).toBe(false)
  })
})

describe('money arithmetic', () => {
  test('ten cents plus twenty cents is thirty cents', () => expect(addMoney(money('0.10'), money('0.20'))).toBe(money('0.30')))

  test('subtracting an added amount gives the original amount', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toBe(a)
      }),
    )
  })

  test('the sum of an empty list is zero', () => expect(sumMoney([])).toBe(0n))
  test('sums all amounts', () => expect(sumMoney([money('1.10'), money('2.20'), money('3.30')])).toBe(money('6.60')))
  test('negating twice gives the original amount', () => expect(negateMoney(negateMoney(money('3.00')))).toBe(money('3.00')))

  test('orders amounts by value', () => {
    const [one, two] = [money('1.00'), money('2.00')]
    expect([compareMoney(one, two), compareMoney(two, two), compareMoney(two, one)]).toEqual([-1, 0, 1])
    expect([minMoney(one, two), greatestMoney(one, two)]).toEqual([one, two])
  })

  test.each([
    ['10.00', '1.07', '10.70'],
    ['0.01', '0.5', '0.01'],
    ['0.01', '0.49', '0.00'],
    ['1.005'.slice(0, 4), '1.5', '1.50'],
    ['19.99', '36.5', '729.64'],
    ['100.00', '0', '0.00'],
  ])('%s times %s is %s, rounded half up', (amount, factor, result) =>
    expect(formatMoney(multiplyMoney(money(amount), factor))).toBe(result),
  )

  test('three pieces cost three times the price', () => expect(multiplyMoney(money('19.99'), 3n)).toBe(money('59.97')))

  test('a refund rounds like the payment it reverses', () => {
    fc.assert(
      fc.property(anyMoney, fc.bigInt({ min: 0n, max: 10_000n }), (amount, rate) => {
        expect(proportion(negateMoney(amount), rate, 10_000n)).toBe(negateMoney(proportion(amount, rate, 10_000n)))
      }),
    )
  })

  test.each([
    ['10.00', '3', '3.33'],
    ['0.05', '2', '0.03'],
    ['10.00', '0.25', '40.00'],
  ])('%s divided by %s is %s', (amount, divisor, result) => expect(formatMoney(divideMoney(money(amount), divisor))).toBe(result))

  test('division by zero throws', () => {
    expect(() => divideMoney(money('1.00'), 0n)).toThrow(RangeError)
    expect(() => divideMoney(money('1.00'), '0.00')).toThrow(RangeError)
  })

  test('a proportion is at most half a minor unit off', () => {
    fc.assert(
      fc.property(anyMoney, fc.bigInt({ min: 0n, max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (amount, up, down) => {
        const error = 2n * (proportion(amount, up, down) * down - amount * up)
        expect(-down < error && error <= down).toBe(true)
      }),
    )
  })

  test('converts dollars to an asset at its rate', () => {
    expect(formatMoney(convertMoney(money('100.00'), '1', 'USD', 'USDT'), 'USDT')).toBe('100.000000')
    expect(formatMoney(convertMoney(money('100.00'), '0.0000412', 'USD', 'BTC'), 'BTC')).toBe('0.00412000')
    expect(formatMoney(convertMoney(minor<'BTC'>(1n), '24271.84', 'BTC', 'USD'), 'USD')).toBe('0.00')
  })
})

describe('splitting money', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 })
  const anyTotal: fc.Arbitrary<Minor<'USD'>> = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((units) => minor(units))

  test('splits ten dollars by three equal weights into 3.34, 3.33 and 3.33', () =>
    expect(shareMoney(money('10.00'), [1n, 1n, 1n])).toEqual([334n, 333n, 333n]))
  test('gives the remaining cent to the largest remainder', () => expect(shareMoney(money('0.10'), [1n, 2n, 4n])).toEqual([1n, 3n, 6n]))
  test('gives nothing to a zero weight', () => expect(shareMoney(money('0.05'), [0n, 3n, 0n, 2n])).toEqual([0n, 3n, 0n, 2n]))
  test('splits equally when all weights are zero', () => expect(shareMoney(money('0.03'), [0n, 0n])).toEqual([2n, 1n]))
  test('splits a discount like a price', () => expect(shareMoney(minor(-1000n), [1n, 1n, 1n])).toEqual([-334n, -333n, -333n]))
  test('splits zero over no weights into an empty list', () => expect(shareMoney(money('0.00'), [])).toEqual([]))

  test('rejects splitting money over no weights or negative weights', () => {
    expect(() => shareMoney(money('0.01'), [])).toThrow(RangeError)
    expect(() => shareMoney(money('0.01'), [-1n, 2n])).toThrow(RangeError)
  })

  test('the parts always sum to the total', () => {
    fc.assert(
      fc.property(anyTotal, weights, (total, shares) => {
        expect(sumMoney(shareMoney(total, shares))).toBe(total)
      }),
    )
  })

  test('every part is less than one cent from its exact share', () => {
    fc.assert(
      fc.property(anyTotal, weights, (total, shares) => {
        const sum = shares.reduce((a, b) => a + b, 0n)
        fc.pre(sum > 0n)
        const distances = shareMoney(total, shares).map((part, index) => part * sum - total * shares[index]!)
        expect(distances.every((distance) => -sum < distance && distance < sum)).toBe(true)
      }),
    )
  })
})
