import { decimal, powerOfTen } from './decimal.ts'
import { type Asset, exponents, type Minor, minor, type Money } from './money.ts'

/** An amount in the base currency. `isCut`: the exact value has more decimals than this currency. */
export type Worth = { amount: Money; isCut: boolean }

/**
 * The value of an asset amount in the base currency, rounded down: rounding up would credit more than the user sent. `rate` is the amount of the
 * asset for one unit of the base currency.
 */
export const worthInBase = <A extends Asset>(charged: Minor<A>, asset: A, rate: string): Worth => {
  const { digits, scale } = decimal(rate)
  const numerator = charged * powerOfTen(scale + exponents.USD)
  const denominator = powerOfTen(exponents[asset]) * digits
  return { amount: minor(numerator / denominator), isCut: numerator % denominator !== 0n }
}

/** The smallest amount of an asset that is worth at least the sum `amount`, in steps of `unit` minor units. */
export const assetWorth = <A extends Asset>(amount: Money, asset: A, rate: string, unit = 1n): Minor<A> => {
  const { digits, scale } = decimal(rate)
  const numerator = amount * digits * powerOfTen(exponents[asset])
  const denominator = powerOfTen(scale + exponents.USD) * unit
  return minor(((numerator + denominator - 1n) / denominator) * unit)
}
