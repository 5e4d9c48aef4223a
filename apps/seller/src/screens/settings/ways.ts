import type { shippingRegions, ShopShipping } from '@plaza/contract'
import { languages } from '@plaza/values'
import { withPoint } from '@plaza/web/form'

export type WayRate = {
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
export type Way = Names & {
  key: string
  carrier: string
  work_days_least: string
  work_days_most: string
  cut_off_hour: string
  rates: WayRate[]
}

const namesOf = (of: Partial<Names>): Names =>
  Object.fromEntries(languages.map((lang) => [`name_${lang}`, of[`name_${lang}`] ?? ''])) as unknown as Names

/** Ways of sending as they are typed: every figure a text. */
export const waysOf = ({ methods }: ShopShipping): Way[] =>
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

/** Ways of sending as the mall takes them: their sums with a point. */
export const sentWays = (ways: readonly Way[]): Way[] =>
  ways.map((way) => ({
    ...way,
    rates: way.rates.map((rate) => ({
      ...rate,
      ...{ fee: withPoint(rate.fee), fee_per_kg: withPoint(rate.fee_per_kg), free_from: withPoint(rate.free_from) },
    })),
  }))

const firstRate: Omit<WayRate, 'region'> = {
  ...{ countries: [], but_countries: [], but_states: [], fee: '0.00', fee_per_kg: '0.00', free_from: '', most_grams: '' },
  ...{ way_days_least: '2', way_days_most: '5', cod: '0' },
}

/** The next part of the world that has no price yet. */
export const newRate = (rates: readonly WayRate[]): WayRate => {
  const has = (region: WayRate['region']) => rates.some((rate) => rate.region === region)
  return { ...firstRate, region: has('home') ? (has('world') ? 'named' : 'world') : 'home' }
}

/** A key is for the mall alone: the first that is free. */
export const newWay = (ways: readonly Way[]): Way => {
  let at = ways.length + 1
  while (ways.some(({ key }) => key === `way-${at}`)) at += 1
  return {
    key: `way-${at}`,
    ...namesOf({}),
    ...{ carrier: '', work_days_least: '1', work_days_most: '2', cut_off_hour: '14', rates: [{ ...firstRate, region: 'home' }] },
  }
}
