import type { Money } from '@plaza/values'

/** The fee of a shipping method for one region. */
export type Rate = {
  /** The region of this rate: the shop's country, the listed countries, or the rest of the world. */
  region: 'home' | 'named' | 'world'
  countries: readonly string[]
  /** `butCountries` and `butStates` are the countries and states excluded from this rate. */
  butCountries: readonly string[]
  butStates: readonly string[]
  fee: Money
  /** Fee for each kilogram or part of a kilogram. */
  feePerKg: Money
  maxGrams: number | null
  freeFrom: Money | null
  wayDays: { least: number; most: number }
  /** Whether the carrier of this shipping method collects cash on delivery. */
  cod: boolean
}

export type Method = {
  key: string
  names: Readonly<Record<string, string>>
  carrier: string
  workDays: { least: number; most: number }
  /** Orders from this hour on, in the mall's time zone, are processed on the next working day. */
  cutOffHour: number
  rates: readonly Rate[]
}

/** A shop's shipping methods, and the place it ships from. */
export type ShippingTerms = { shopId: string; country: string; city: string; zone: string; methods: readonly Method[] }
