import { minor, nothing, subtractMoney, type Money } from '@plaza/values'
import type { Method, Rate, ShippingTerms } from './terms.ts'
import { arrival } from './working-days.ts'

export type SentTo = { country: string; state?: string | null | undefined }
type Sent = {
  grams: number
  /** The price of the shop's goods before coupons. Free delivery depends on this price. */
  items: Money
}
/** One delivery option for a parcel to an address. */
export type ShippingMethod = {
  key: string
  names: Readonly<Record<string, string>>
  carrier: string
  fee: Money
  freeFrom: Money | null
  toFree: Money | null
  from: string
  to: string
  cod: boolean
}

/** The rate for a country: the home rate if it applies, otherwise a rate that names the country, otherwise the rate for the rest of the world. */
const rateFor = (method: Method, home: string, { country, state }: SentTo): Rate | undefined => {
  const rate =
    method.rates.find(({ region }) => region === 'home' && country === home) ??
    method.rates.find(({ region, countries }) => region === 'named' && countries.includes(country)) ??
    method.rates.find(({ region }) => region === 'world')
  const isLeftOut = rate?.butCountries.includes(country) || rate?.butStates.some((each) => each.toLowerCase() === state?.toLowerCase())
  return isLeftOut ? undefined : rate
}

const feeOf = (rate: Rate, { grams, items }: Sent): Money =>
  rate.freeFrom !== null && items >= rate.freeFrom ? nothing : minor(rate.fee + rate.feePerKg * BigInt(Math.ceil(grams / 1000)))

const cheapestFirst = (a: ShippingMethod, b: ShippingMethod): number =>
  Number(a.fee - b.fee) || (a.to < b.to ? -1 : a.to > b.to ? 1 : 0) || (a.key < b.key ? -1 : 1)

/** The delivery options for goods of this weight and price to an address. Empty if the shop does not deliver there. */
export const shippingMethodsTo = (terms: ShippingTerms, to: SentTo, sent: Sent, now: Date): ShippingMethod[] =>
  terms.methods
    .flatMap((method): ShippingMethod[] => {
      const rate = rateFor(method, terms.country, to)
      if (!rate || (rate.maxGrams !== null && sent.grams > rate.maxGrams)) return []
      const days = { least: method.workDays.least + rate.wayDays.least, most: method.workDays.most + rate.wayDays.most }
      const missing = rate.freeFrom === null || sent.items >= rate.freeFrom ? null : subtractMoney(rate.freeFrom, sent.items)
      return [
        {
          key: method.key,
          names: method.names,
          carrier: method.carrier,
          fee: feeOf(rate, sent),
          freeFrom: rate.freeFrom,
          toFree: missing,
          ...arrival(now, { zone: terms.zone, cutOffHour: method.cutOffHour }, days),
          cod: rate.cod,
        },
      ]
    })
    .toSorted(cheapestFirst)
