import { decimal, divideHalfUp, formatScaled, magnitude, powerOfTen } from './decimal.ts'

/** Decimals of each asset. One minor unit is the smallest amount. */
export const exponents = { USD: 2, USDT: 6, BTC: 8, ETH: 9 } as const

export type Asset = keyof typeof exponents
export const assets = Object.keys(exponents) as Asset[]
export const isAsset = (text: string): text is Asset => Object.hasOwn(exponents, text)

declare const assetOfAmount: unique symbol
/** An amount in minor units of one asset. The type prevents arithmetic with amounts of different assets. */
export type Minor<A extends Asset = Asset> = bigint & { readonly [assetOfAmount]: A }
/** An amount in the base currency. */
export type Money = Minor<'USD'>

/** Casts a number of minor units to an amount. Only database code and the arithmetic in this file use it. */
export const minor = <A extends Asset = 'USD'>(units: bigint): Minor<A> => units as Minor<A>
export const nothing: Money = minor(0n)

// A bigint column holds any number of 18 digits. Assets with many decimals therefore have fewer digits before the point.
const wholeDigits = (asset: Asset) => Math.min(12, 18 - exponents[asset])
const wireShapes = new Map(
  assets.map((asset) => [asset, new RegExp(`^(0|[1-9][0-9]{0,${wholeDigits(asset) - 1}})(?:\\.([0-9]{1,${exponents[asset]}}))?$`)]),
)

/** Parses an amount on the wire: `12`, `12.5`, `12.50`. No sign, exponent, space or leading zero. */
export function parseMoney<A extends Asset = 'USD'>(text: string, asset: A = 'USD' as A): Minor<A> | undefined {
  const match = wireShapes.get(asset)?.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return minor(BigInt(whole + fraction.padEnd(exponents[asset], '0')))
}

/** Parses an amount that the program itself wrote. Malformed text is a bug and throws. */
export function money<A extends Asset = 'USD'>(text: string, asset: A = 'USD' as A): Minor<A> {
  const amount = parseMoney(text, asset)
  if (amount === undefined) throw new RangeError(`not an amount of ${asset}: ${JSON.stringify(text)}`)
  return amount
}

/** Formats an amount for the wire, always with all decimals of its asset. */
export const formatMoney = <A extends Asset = 'USD'>(amount: Minor<A>, asset: A = 'USD' as A): string =>
  formatScaled(amount, exponents[asset])

export const addMoney = <A extends Asset>(a: Minor<A>, b: Minor<A>): Minor<A> => minor(a + b)
export const subtractMoney = <A extends Asset>(a: Minor<A>, b: Minor<A>): Minor<A> => minor(a - b)
export const negateMoney = <A extends Asset>(amount: Minor<A>): Minor<A> => minor(0n - amount)
export const sumMoney = <A extends Asset = 'USD'>(amounts: readonly Minor<A>[]): Minor<A> =>
  minor(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n))
/** Comparison result for `sort`: negative, zero or positive. */
export const compareMoney = <A extends Asset>(a: Minor<A>, b: Minor<A>): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)
export const minMoney = <A extends Asset>(a: Minor<A>, b: Minor<A>): Minor<A> => (b < a ? b : a)
export const greatestMoney = <A extends Asset>(a: Minor<A>, b: Minor<A>): Minor<A> => (b > a ? b : a)

/** `amount × numerator ÷ denominator`, rounded once, half up: a tax, a commission, a part of a line. */
export const proportion = <A extends Asset>(amount: Minor<A>, numerator: bigint, denominator: bigint): Minor<A> =>
  minor(divideHalfUp(amount * numerator, denominator))

/** Multiplies by a decimal such as `1.07` or a whole quantity such as `3n`; rounds once, half up. */
export function multiplyMoney<A extends Asset>(amount: Minor<A>, factor: string | bigint): Minor<A> {
  if (typeof factor === 'bigint') return minor(amount * factor)
  const { digits, scale } = decimal(factor)
  return proportion(amount, digits, powerOfTen(scale))
}

export function divideMoney<A extends Asset>(amount: Minor<A>, divisor: string | bigint): Minor<A> {
  if (typeof divisor === 'bigint') return proportion(amount, 1n, divisor)
  const { digits, scale } = decimal(divisor)
  return proportion(amount, powerOfTen(scale), digits)
}

/** Converts to another asset: `rate` is the amount of `to` for one whole unit of `from`. */
export function convertMoney<F extends Asset, T extends Asset>(amount: Minor<F>, rate: string, from: F, to: T): Minor<T> {
  const { digits, scale } = decimal(rate)
  return minor(divideHalfUp(amount * digits * powerOfTen(exponents[to]), powerOfTen(scale + exponents[from])))
}

/**
 * Splits an amount by weight. The parts sum to the whole: the rest from rounding goes to the parts with the largest remainders, earlier parts first.
 * If all weights are zero, the parts are equal.
 */
export function shareMoney<A extends Asset>(total: Minor<A>, weights: readonly bigint[]): Minor<A>[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('a share cannot weigh less than nothing')
  if (weights.length === 0 && total !== 0n) throw new RangeError('nobody to share the amount with')
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0n)
  const fair = totalWeight === 0n ? weights.map(() => 1n) : weights
  const whole = totalWeight === 0n ? BigInt(weights.length) : totalWeight

  const shares = fair.map((weight, index) => {
    const exact = magnitude(total) * weight
    return { index, part: exact / whole, remainder: exact % whole }
  })
  const leftOver = magnitude(total) - shares.reduce((sum, share) => sum + share.part, 0n)
  const hungriest = [...shares].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const share of hungriest.slice(0, Number(leftOver))) share.part += 1n
  return shares.map(({ part }) => minor(total < 0n ? -part : part))
}
