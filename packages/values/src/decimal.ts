/** An exact decimal: `digits` × 10^-`scale`. All money and display code uses it. */
export type Decimal = { digits: bigint; scale: number }

const decimalShape = /^(-?)([0-9]{1,30})(?:\.([0-9]{1,30}))?$/

export function parseDecimal(text: string): Decimal | undefined {
  const match = decimalShape.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = BigInt(whole + fraction)
  return { digits: sign ? -digits : digits, scale: fraction.length }
}

/** Parses a decimal that the program itself wrote. Malformed text is a bug and throws. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (!parsed) throw new RangeError(`not a decimal: ${JSON.stringify(text)}`)
  return parsed
}

export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Divides and rounds half away from zero, so that a refund rounds like its payment. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('division by zero')
  const negative = numerator < 0n !== denominator < 0n
  const above = magnitude(numerator)
  const below = magnitude(denominator)
  const rounded = (2n * above + below) / (2n * below)
  return negative ? -rounded : rounded
}

export function rescaleHalfUp(value: Decimal, scale: number): bigint {
  if (value.scale <= scale) return value.digits * powerOfTen(scale - value.scale)
  return divideHalfUp(value.digits, powerOfTen(value.scale - scale))
}

/** Formats scaled digits: `-5n` at scale 2 is `-0.05`. */
export function formatScaled(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : ''
  if (scale === 0) return digits.toString()
  const padded = magnitude(digits)
    .toString()
    .padStart(scale + 1, '0')
  return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`
}

export const magnitude = (digits: bigint): bigint => (digits < 0n ? -digits : digits)
