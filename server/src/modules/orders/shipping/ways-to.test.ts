import { minor, money, nothing } from '@plaza/values'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Method, Rate, ShippingTerms } from './terms.ts'
import { shippingMethodsTo } from './ways-to.ts'

const rate = (more: Partial<Rate> = {}): Rate => ({
  region: 'home',
  countries: [],
  butCountries: [],
  butStates: [],
  fee: money('4.90'),
  feePerKg: nothing,
  maxGrams: null,
  freeFrom: null,
  wayDays: { least: 2, most: 4 },
  cod: false,
  ...more,
})
const method = (key: string, rates: readonly Rate[], more: Partial<Method> = {}): Method => ({
  key,
  names: { en: key },
  carrier: 'Fjordpost',
  workDays: { least: 0, most: 1 },
  cutOffHour: 14,
  rates,
  ...more,
})
const shop = (...methods: Method[]): ShippingTerms => ({ shopId: '1', country: 'NO', city: 'Bergen', zone: 'UTC', methods })
/** A Wednesday. */
const morning = new Date('2026-11-25T09:00:00Z')
const sent = (price = '20.00', grams = 500) => ({ grams, items: money(price) })
const feesTo = (terms: ShippingTerms, country: string, goods = sent(), state?: string) =>
  shippingMethodsTo(terms, { country, state }, goods, morning).map(({ key, fee }) => `${key} ${fee}`)
const datesOf = (terms: ShippingTerms, at: string) =>
  shippingMethodsTo(terms, { country: 'NO' }, sent(), new Date(at)).map(({ from, to }) => [from, to])[0]

describe('shipping methods and fees of a shop', () => {
  const terms = shop(
    method('standard', [
      rate({ fee: money('3.00'), butStates: ['Svalbard'] }),
      rate({ region: 'named', countries: ['SE', 'DK'], fee: money('6.00'), feePerKg: money('1.00'), maxGrams: 5000 }),
      rate({ region: 'world', fee: money('12.00'), butCountries: ['AQ'] }),
    ]),
    method('express', [rate({ fee: money('9.00') }), rate({ region: 'world', fee: money('11.50') })]),
  )
  test.each([
    ['at home by its own fee, the cheapest first', 'NO', ['standard 300', 'express 900']],
    ['to a country that is named by that one', 'SE', ['standard 700', 'express 1150']],
    ['to the rest of the world by the rate for that', 'TH', ['express 1150', 'standard 1200']],
    ['and not where a carrier does not go', 'AQ', ['express 1150']],
  ])('%s', (_, country, fees) => expect(feesTo(terms, country)).toEqual(fees))

  it('exclude a state that the carrier excludes, however it is spelt', () => {
    expect(feesTo(terms, 'NO', sent(), 'svalbard')).toEqual(['express 900'])
    expect(feesTo(terms, 'NO', sent(), 'Vestland')).toEqual(['standard 300', 'express 900'])
  })
  it('charge each started kilogram, and refuse parcels above the carrier’s maximum weight', () => {
    expect([1, 1000, 1001, 5000, 5001].map((grams) => feesTo(terms, 'DK', sent('20.00', grams))[0])).toEqual([
      'standard 700',
      'standard 700',
      'standard 800',
      'standard 1100',
      'express 1150',
    ])
  })
  it('exclude a country without a rate', () => expect(feesTo(shop(method('standard', [rate()])), 'SE')).toEqual([]))
  it('are free from a threshold on, and report the missing amount below it', () => {
    const free = shop(method('standard', [rate({ freeFrom: money('50.00'), feePerKg: money('2.00') })]))
    const at = (price: string) =>
      shippingMethodsTo(free, { country: 'NO' }, sent(price), morning).map(({ fee, toFree }) => [fee, toFree])[0]
    expect(at('49.99')).toEqual([money('6.90'), money('0.01')])
    expect(at('50.00')).toEqual([nothing, null])
  })
})

describe('arrival dates', () => {
  const standard = shop(method('standard', [rate()]))
  test.each([
    ['on a Wednesday morning', '2026-11-25T09:00:00Z', ['2026-11-27', '2026-12-02']],
    ['a minute before the hour', '2026-11-25T13:59:59Z', ['2026-11-27', '2026-12-02']],
    ['from the hour on, a working day later', '2026-11-25T14:00:00Z', ['2026-11-30', '2026-12-03']],
    ['on a Friday afternoon, as on Monday', '2026-11-27T15:00:00Z', ['2026-12-02', '2026-12-07']],
    ['on a Sunday, as on Monday morning', '2026-11-29T03:00:00Z', ['2026-12-02', '2026-12-07']],
    ['in the last week of a year, in the next one', '2026-12-30T15:00:00Z', ['2027-01-04', '2027-01-07']],
    ['at the end of February of a leap year', '2028-02-28T09:00:00Z', ['2028-03-01', '2028-03-06']],
  ])('for an order placed %s', (_, at, dates) => expect(datesOf(standard, at)).toEqual(dates))

  it('follow the time zone of the mall', () => {
    const late = '2026-11-25T23:30:00Z'
    expect(datesOf({ ...standard, zone: 'America/Los_Angeles' }, late)).toEqual(['2026-11-30', '2026-12-03'])
    expect(datesOf({ ...standard, zone: 'Asia/Tokyo' }, late)).toEqual(['2026-11-30', '2026-12-03'])
    expect(datesOf({ ...standard, zone: 'Asia/Tokyo' }, '2026-11-25T04:59:00Z')).toEqual(['2026-11-27', '2026-12-02'])
  })
  it('are today if preparation and transport take no day', () => {
    const terms = shop(method('courier', [rate({ wayDays: { least: 0, most: 0 } })], { workDays: { least: 0, most: 0 } }))
    expect(datesOf(terms, '2026-11-25T09:00:00Z')).toEqual(['2026-11-25', '2026-11-25'])
  })
})

const anyMoment = fc.date({ min: new Date('2024-12-20T00:00:00Z'), max: new Date('2029-01-10T00:00:00Z'), noInvalidDate: true })
const anyDays = fc.tuple(fc.nat(20), fc.nat(20)).map(([least, more]) => ({ least, most: least + more }))
const anyRate = fc.record({
  region: fc.constantFrom('home' as const, 'named' as const, 'world' as const),
  countries: fc.constantFrom(['SE'], ['SE', 'DK']),
  butCountries: fc.constantFrom<string[]>([], ['TH']),
  butStates: fc.constantFrom<string[]>([], ['Scania']),
  fee: fc.bigInt({ min: 0n, max: 5000n }).map((units) => minor(units)),
  feePerKg: fc.bigInt({ min: 0n, max: 900n }).map((units) => minor(units)),
  maxGrams: fc.option(fc.integer({ min: 1, max: 9000 })),
  freeFrom: fc.option(fc.bigInt({ min: 0n, max: 9000n }).map((units) => minor(units))),
  wayDays: anyDays,
  cod: fc.boolean(),
})
const anyTerms = fc
  .array(fc.record({ rates: fc.array(anyRate, { maxLength: 4 }), workDays: anyDays, cutOffHour: fc.nat(24) }), { maxLength: 4 })
  .map((methods) => shop(...methods.map((each, at) => method(`way-${at}`, each.rates, each))))
const anyDestination = fc.record({ country: fc.constantFrom('NO', 'SE', 'DK', 'TH'), state: fc.constantFrom(undefined, 'scania', 'Skåne') })
const anySent = fc.record({
  grams: fc.integer({ min: 1, max: 10_000 }),
  items: fc.bigInt({ min: 0n, max: 10_000n }).map((units) => minor(units)),
})

const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
/** Counts weekdays between two dates, day by day. */
const weekdaysBetween = (from: string, to: string): number => {
  let count = 0
  for (let at = Date.parse(from); at < Date.parse(to); at += 86_400_000)
    if (isWeekday(new Date(at + 86_400_000).toISOString().slice(0, 10))) count += 1
  return count
}

describe('any shipping terms', () => {
  it('sort methods by fee, charge nothing only if free, and offer none for a parcel that is too heavy', () => {
    fc.assert(
      fc.property(anyTerms, anyDestination, anySent, anyMoment, (terms, to, goods, now) => {
        const shippingMethods = shippingMethodsTo(terms, to, goods, now)
        expect(shippingMethods.map(({ fee }) => fee)).toEqual(shippingMethods.map(({ fee }) => fee).toSorted((a, b) => Number(a - b)))
        for (const shippingMethod of shippingMethods) {
          const rates = terms.methods.find(({ key }) => key === shippingMethod.key)?.rates ?? []
          expect(rates.some(({ maxGrams }) => maxGrams === null || maxGrams >= goods.grams)).toBe(true)
          if (shippingMethod.freeFrom !== null) expect(shippingMethod.toFree === null).toBe(goods.items >= shippingMethod.freeFrom)
          if (shippingMethod.freeFrom !== null && shippingMethod.toFree === null) expect(shippingMethod.fee).toBe(0n)
          if (shippingMethod.toFree !== null) expect(shippingMethod.toFree + goods.items).toBe(shippingMethod.freeFrom)
        }
      }),
    )
  })
  it('arrival dates skip weekends, are never too early, and add the configured working days', () => {
    fc.assert(
      fc.property(anyMoment, anyDays, anyDays, fc.nat(24), (now, workDays, wayDays, cutOffHour) => {
        const terms = shop(method('standard', [rate({ wayDays })], { workDays, cutOffHour }))
        const [shippingMethod] = shippingMethodsTo(terms, { country: 'NO' }, sent(), now)
        const today = now.toISOString().slice(0, 10)
        const isLate = now.getUTCHours() >= cutOffHour || !isWeekday(today)
        expect(isWeekday(shippingMethod?.from ?? '') && isWeekday(shippingMethod?.to ?? '')).toBe(true)
        expect(weekdaysBetween(today, shippingMethod?.from ?? '')).toBe(workDays.least + wayDays.least + (isLate ? 1 : 0))
        expect(weekdaysBetween(shippingMethod?.from ?? '', shippingMethod?.to ?? '')).toBe(
          workDays.most + wayDays.most - workDays.least - wayDays.least,
        )
      }),
    )
  })
  it('a later order never arrives earlier', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(400_000), anyTerms, (now, minutes, terms) => {
        const at = (moment: Date) =>
          new Map(shippingMethodsTo(terms, { country: 'NO' }, sent(), moment).map((shippingMethod) => [shippingMethod.key, shippingMethod]))
        const later = at(new Date(now.getTime() + minutes * 60_000))
        for (const [key, shippingMethod] of at(now)) expect((later.get(key)?.from ?? '') >= shippingMethod.from).toBe(true)
      }),
    )
  })
})
