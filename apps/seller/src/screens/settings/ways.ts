import type { shippingRegions, ShopShipping } from '@plaza/contract'
import { languages } from '@plaza/values'
import { withPoint } from '@plaza/web/form'

export type ShippingRate = {
  region: (typeof shippingRegions)[number]
  countries: string[]
  but_countries: string[]
  but_states: string[]
  fee: string
  fee_per_kg: string
  free_from: string
  most_grams: string
  way_days_least: string
  way_days_most: string
  cod: '0' | '1'
}
type Names = Readonly<Record<`name_${(typeof languages)[number]}`, string>>
export type ShippingMethod = Names & {
  key: string
  carrier: string
  work_days_least: string
  work_days_most: string
  cut_off_hour: string
  rates: ShippingRate[]
}

const namesOf = (of: Partial<Names>): Names =>
  Object.fromEntries(languages.map((lang) => [`name_${lang}`, of[`name_${lang}`] ?? ''])) as unknown as Names

/** Converts shipping methods to form values: every number becomes a string. */
export const shippingMethodsOf = ({ methods }: ShopShipping): ShippingMethod[] =>
  methods.map((method) => ({
    key: method.key,
    ...namesOf(method as Partial<Names>),
    carrier: method.carrier,
    work_days_least: String(method.work_days.least),
    work_days_most: String(method.work_days.most),
    cut_off_hour: String(method.cut_off_hour),
    rates: method.rates.map(({ way_days: days, cod, most_grams: most, free_from: free, ...rate }) => ({
      ...rate,
      free_from: free ?? '',
      most_grams: most === null ? '' : String(most),
      way_days_least: String(days.least),
      way_days_most: String(days.most),
      cod: cod ? ('1' as const) : ('0' as const),
    })),
  }))

/** Converts shipping methods from form values to request fields. Sums get a decimal point. */
export const sentShippingMethods = (methods: readonly ShippingMethod[]): ShippingMethod[] =>
  methods.map((method) => ({
    ...method,
    rates: method.rates.map((rate) => ({
      ...rate,
      ...{ fee: withPoint(rate.fee), fee_per_kg: withPoint(rate.fee_per_kg), free_from: withPoint(rate.free_from) },
    })),
  }))

const firstRate: Omit<ShippingRate, 'region'> = {
  ...{ countries: [], but_countries: [], but_states: [], fee: '0.00', fee_per_kg: '0.00', free_from: '', most_grams: '' },
  ...{ way_days_least: '2', way_days_most: '5', cod: '0' },
}

/** A price for the next region without a price: home country, then the rest of the world, then named countries. */
export const newRate = (rates: readonly ShippingRate[]): ShippingRate => {
  const has = (region: ShippingRate['region']) => rates.some((rate) => rate.region === region)
  return { ...firstRate, region: has('home') ? (has('world') ? 'named' : 'world') : 'home' }
}

/** A new shipping method with the first unused key. The key is internal and never shown to users. */
export const newShippingMethod = (methods: readonly ShippingMethod[]): ShippingMethod => {
  let at = methods.length + 1
  while (methods.some(({ key }) => key === `way-${at}`)) at += 1
  return {
    key: `way-${at}`,
    ...namesOf({}),
    ...{ carrier: '', work_days_least: '1', work_days_most: '2', cut_off_hour: '14', rates: [{ ...firstRate, region: 'home' }] },
  }
}
