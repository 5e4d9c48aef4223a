import { maxAddresses, maxCartLines } from '@plaza/contract'

/** The limits that the owner can set, by setting name: default, minimum and maximum. */
export const limitSettings = {
  recharges_a_day: { standard: 5, min: 1, max: 100 },
  withdrawals_a_day: { standard: 3, min: 1, max: 100 },
  transfers_a_day: { standard: 20, min: 1, max: 200 },
  /** A visitor's cart has no more lines than one request accepts. */
  cart_lines: { standard: maxCartLines, min: 10, max: maxCartLines },
  favourites: { standard: 500, min: 50, max: 5000 },
  addresses: { standard: maxAddresses, min: 1, max: 100 },
  quote_minutes: { standard: 15, min: 5, max: 120 },
  pay_minutes: { standard: 30, min: 10, max: 60 },
} as const
type Name = keyof typeof limitSettings

export type Limits = {
  rechargesADay: number
  withdrawalsADay: number
  transfersADay: number
  cartLines: number
  favourites: number
  addresses: number
  quoteMinutes: number
  payMinutes: number
}

/** The limits in force. A limit that is not set or is out of bounds is replaced by its default. */
export const planLimits = (set: Readonly<Record<string, unknown>>): Limits => {
  const of = (name: Name): number => {
    const { standard, min, max } = limitSettings[name]
    const value = set[name]
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : standard
  }
  return {
    rechargesADay: of('recharges_a_day'),
    withdrawalsADay: of('withdrawals_a_day'),
    transfersADay: of('transfers_a_day'),
    cartLines: of('cart_lines'),
    favourites: of('favourites'),
    addresses: of('addresses'),
    quoteMinutes: of('quote_minutes'),
    payMinutes: of('pay_minutes'),
  }
}
