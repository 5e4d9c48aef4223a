import { languages, parseMoney } from '@plaza/values'
import type { Method, Rate } from '../../orders/shipping/index.ts'

type SentMethod = { key: string; carrier: string; work_days_least: number; work_days_most: number; cut_off_hour: number } & {
  rates: readonly SentRate[]
} & Readonly<Partial<Record<`name_${(typeof languages)[number]}`, string | undefined>>>
type SentRate = {
  region: Rate['region']
  countries: readonly string[]
  but_countries: readonly string[]
  but_states: readonly string[]
  fee: string
  fee_per_kg: string
  most_grams?: number | undefined
  free_from?: string | undefined
  way_days_least: number
  way_days_most: number
  cod: '0' | '1'
}
type Faults = Record<string, string>

const planRate = (rate: SentRate, at: string, faults: Faults): Rate => {
  const sum = (name: 'fee' | 'fee_per_kg' | 'free_from') => {
    const read = parseMoney(rate[name] ?? '0')
    if (read === undefined) faults[`${at}.${name}`] = 'money'
    return read ?? parseMoney('0')!
  }
  if (rate.region === 'named' && rate.countries.length === 0) faults[`${at}.countries`] = 'missing'
  if (rate.way_days_most < rate.way_days_least) faults[`${at}.way_days_most`] = 'too_small'
  return {
    region: rate.region,
    countries: rate.region === 'named' ? [...new Set(rate.countries)] : [],
    butCountries: rate.region === 'world' ? [...new Set(rate.but_countries)] : [],
    butStates: rate.but_states,
    fee: sum('fee'),
    feePerKg: sum('fee_per_kg'),
    maxGrams: rate.most_grams ?? null,
    freeFrom: rate.free_from === undefined ? null : sum('free_from'),
    wayDays: { least: rate.way_days_least, most: rate.way_days_most },
    cod: rate.cod === '1',
  }
}

/** Validates submitted shipping methods and returns the faults by field: one home rate, one world rate, no country twice. */
export const planShipping = (sent: readonly SentMethod[], isCountry: (code: string) => boolean): { methods: Method[]; faults: Faults } => {
  const faults: Faults = {}
  const keys = new Set<string>()
  const methods = sent.map((method, at): Method => {
    const where = `methods.${at}`
    if (keys.has(method.key)) faults[`${where}.key`] = 'taken'
    keys.add(method.key)
    if (method.work_days_most < method.work_days_least) faults[`${where}.work_days_most`] = 'too_small'
    if (method.rates.length === 0) faults[`${where}.rates`] = 'missing'
    const rates = method.rates.map((rate, nth) => planRate(rate, `${where}.rates.${nth}`, faults))
    const named = new Set<string>()
    rates.forEach((rate, nth) => {
      const isSecond = rate.region !== 'named' && rates.findIndex(({ region }) => region === rate.region) !== nth
      if (isSecond) faults[`${where}.rates.${nth}.region`] = 'taken'
      if (rate.countries.some((code) => named.has(code))) faults[`${where}.rates.${nth}.countries`] = 'taken'
      if (![...rate.countries, ...rate.butCountries].every(isCountry)) faults[`${where}.rates.${nth}.countries`] = 'unknown'
      for (const code of rate.countries) named.add(code)
    })
    const names = Object.fromEntries(languages.flatMap((lang) => (method[`name_${lang}`] ? [[lang, method[`name_${lang}`] ?? '']] : [])))
    return {
      key: method.key,
      names,
      carrier: method.carrier,
      workDays: { least: method.work_days_least, most: method.work_days_most },
      cutOffHour: method.cut_off_hour,
      rates,
    }
  })
  return { methods, faults }
}
