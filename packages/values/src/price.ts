import { decimal, formatScaled, magnitude, rescaleHalfUp } from './decimal.ts'

/** A currency for showing prices. `rate` is the amount of this currency per unit of the base currency. */
export type DisplayCurrency = { symbol: string; rate?: string }
/** A base currency amount in wire format; null and undefined are shown as zero. */
export type ShownAmount = string | null | undefined

/** The parts of a price for its markup. Joined, they are plain text; CSS adds the commas between `groups`. */
export type PriceParts = { sign: '' | '\u2212'; symbol: string; groups: readonly [string, ...string[]]; fraction: string }

export function priceParts(amount: ShownAmount, { symbol, rate = '1' }: DisplayCurrency): PriceParts {
  const hundredths = shownHundredths(amount, rate)
  const [whole = '0', fraction = '00'] = formatScaled(magnitude(hundredths), 2).split('.')
  return { sign: hundredths < 0n ? '\u2212' : '', symbol, groups: groupsOfThree(whole), fraction: `.${fraction}` }
}

/** Formats amount × rate with the symbol and two decimals, rounded half up: `$1284.50`, `−฿36.50`, and `$0.00` for null. */
export function price(amount: ShownAmount, currency: DisplayCurrency): string {
  const { sign, symbol, groups, fraction } = priceParts(amount, currency)
  return sign + symbol + groups.join('') + fraction
}

function shownHundredths(amount: ShownAmount, rate: string): bigint {
  if (amount === undefined || amount === null || amount.trim() === '') return 0n
  const a = decimal(amount)
  const r = decimal(rate)
  return rescaleHalfUp({ digits: a.digits * r.digits, scale: a.scale + r.scale }, 2)
}

function groupsOfThree(whole: string): [string, ...string[]] {
  const headLength = whole.length % 3 || 3
  const groups: [string, ...string[]] = [whole.slice(0, headLength)]
  for (let at = headLength; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3))
  return groups
}
