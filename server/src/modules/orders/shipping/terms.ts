import type { Money } from '@plaza/values'

/** The fee and delivery time of a shipping method in one part of the world. */
export type Rate = {
  /** Where the shop is, countries that are named, or the rest of the world. */
  region: 'home' | 'named' | 'world'
  countries: readonly string[]
  /** Countries of the rest of the world, and states, that it does not go to. */
  butCountries: readonly string[]
  butStates: readonly string[]
  fee: Money
  /** For each kilogram that is begun. */
  feePerKg: Money
  maxGrams: number | null
  freeFrom: Money | null
  wayDays: { least: number; most: number }
  /** Whether the carrier collects the money. */
  cod: boolean
}

export type Method = {
  key: string
  names: Readonly<Record<string, string>>
  carrier: string
  workDays: { least: number; most: number }
  /** Orders from this hour on, in the mall's time zone, are handled on the next working day. */
  cutOffHour: number
  rates: readonly Rate[]
}

/** In which ways a shop sends, and where from. */
export type ShippingTerms = { shopId: string; country: string; city: string; zone: string; methods: readonly Method[] }
