import { findPlaces, getPlaces } from '@plaza/contract'
import { languages } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMall, type SmallMall } from '../../../../../test/mall.ts'
import { addressForm } from './address-forms.ts'
import { routesOf } from '../../../../mall.ts'
import { manifest } from '../module.ts'
import { countryCodes, world } from './place-data.ts'

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall(routesOf(manifest))
})
afterAll(() => mall.end())

type Places = {
  level: string
  list: { code: string; name: string; lat: number; lng: number }[]
  more: boolean
  form: { dial: string } | null
}
const ask = async <T>(method: 'GET' | 'POST', path: string, fields: Record<string, string>, lang = 'en') => {
  const form = new URLSearchParams(fields).toString()
  const headers = { lang, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await mall.app.inject({
    method,
    url: method === 'GET' ? `/api${path}?${form}` : `/api${path}`,
    headers,
    ...(method === 'POST' && { payload: form }),
  })
  return answer.json<{ code: number; data: T }>()
}
const places = async (fields: Record<string, string> = {}, lang = 'en') => ask<Places>('POST', getPlaces.path, fields, lang)
const names = (answer: { data: Places }) => answer.data.list.map((each) => each.name)

describe('countries', () => {
  it('lists all countries with their names in six languages', async () => {
    const inEnglish = await places()
    expect(inEnglish.data).toMatchObject({ level: 'country', more: false, form: null })
    expect(inEnglish.data.list.length).toBeGreaterThan(240)
    const thailand = async (lang: string) => (await places({}, lang)).data.list.find((each) => each.code === 'TH')?.name
    expect(await Promise.all(languages.map(thailand))).toEqual(['泰国', 'Thailand', 'Tailandia', 'タイ', 'ไทย', '泰國'])
    for (const lang of languages) expect(new Set(names(await places({}, lang))).size).toBe(inEnglish.data.list.length)
  })
  it('are found by a part of the name, without its accents, or by their code', async () => {
    expect(names(await places({ keyword: 'cote d' }))).toContain('Côte d’Ivoire')
    expect(names(await places({ keyword: 'esp' }, 'es'))[0]).toBe('España')
    expect(names(await places({ keyword: 'jp' }))[0]).toBe('Japan')
  })
  it('every postcode pattern matches its own example', () => {
    for (const code of countryCodes()) {
      const form = addressForm(code)
      if (form.postcode_example) expect(form.postcode_example, code).toMatch(new RegExp(`^(?:${form.postcode_pattern})$`))
      if (form.postcode === 'required') expect(form.postcode_pattern, code).not.toBeNull()
      expect(new Set(form.order).size, code).toBe(form.order.length)
      expect(form.order.includes('postcode'), code).toBe(form.postcode !== 'none')
    }
  })
})

describe('states and cities', () => {
  it('a country lists its states with coordinates', async () => {
    const thai = await places({ country: 'th' })
    expect([thai.data.level, thai.data.list.length, thai.data.form?.dial]).toEqual(['state', 77, '66'])
    const bangkok = thai.data.list.find((each) => each.name === 'Bangkok')
    expect([Math.round(bangkok?.lat ?? 0), Math.round(bangkok?.lng ?? 0)]).toEqual([14, 101])
    expect(names(await places({ country: 'US' }))).toHaveLength(51)
    expect(names(await places({ country: 'TW' }))).toContain('New Taipei City')
  })
  it('a state lists its cities, the largest first, by its code or its name', async () => {
    const states = await places({ country: 'US', keyword: 'califor' })
    const california = states.data.list[0]
    const cities = await places({ country: 'US', state: california?.code ?? '', limit: '5' })
    expect(cities.data).toMatchObject({ level: 'city', more: true })
    expect(names(cities)[0]).toBe('Los Angeles')
    expect(names(await places({ country: 'US', state: 'california', limit: '5' }))).toEqual(names(cities))
    expect(names(await places({ country: 'US', state: 'California', keyword: 'palo' }))).toContain('Palo Alto')
  })
  it('a country without states lists its cities, the largest first; an unknown place returns not found', async () => {
    expect((await places({ country: 'MC' })).data.level).toBe('city')
    const french = await places({ country: 'FR', limit: '3' })
    expect([french.data.level, names(french)]).toEqual(['city', ['Paris', 'Marseille', 'Lyon']])
    expect((await places({ country: 'ZZ' })).code).toBe(2000019)
    expect((await places({ country: 'US', state: 'Atlantis' })).code).toBe(2000019)
  })
})

describe('place search', () => {
  type Found = { city: string; state: string; country: string; country_name: string; distance_km: number | null }[]
  const find = (fields: Record<string, string>, lang?: string) => ask<Found>('GET', findPlaces.path, fields, lang)
  it('finds cities by the prefix of a name, the largest first, with or without accents', async () => {
    const { data } = await find({ keyword: 'são pau' })
    expect(data[0]).toMatchObject({ city: 'São Paulo', country: 'BR', distance_km: null })
    expect((await find({ keyword: 'Sao Paulo', country: 'br' }, 'es')).data[0]).toMatchObject({ city: 'São Paulo', country_name: 'Brasil' })
    expect((await find({ keyword: 'angeles', limit: '20' })).data.map((each) => each.city)).toContain('Los Angeles')
    expect((await find({ keyword: 'xyzzyx' })).data).toEqual([])
  })
  it('finds the cities nearest to a point, also across the date line', async () => {
    const { data } = await find({ lat: '48.8584', lng: '2.2945', limit: '3' })
    expect(data).toHaveLength(3)
    expect(data.every((each) => each.country === 'FR' && each.state === 'Île-de-France')).toBe(true)
    expect(data.map((each) => each.distance_km)).toEqual(data.map((each) => each.distance_km).toSorted((a, b) => (a ?? 0) - (b ?? 0)))
    expect((await find({ lat: '-16.8', lng: '-179.99', limit: '1' })).data[0]?.country).toBe('FJ')
  })
  it('finds the largest city of a country if nothing else is given', async () => {
    expect((await find({ country: 'JP', limit: '1' }, 'en')).data).toMatchObject([{ city: 'Tokyo', country: 'JP', distance_km: null }])
    expect((await find({ country: 'ZZ', limit: '1' })).data).toEqual([])
  })
  it('reports missing or invalid fields', async () => {
    expect((await find({})).code).toBe(1000009)
    expect((await find({ country: 'JP', lat: '35' })).code).toBe(1000009)
    expect((await find({ lat: '95', lng: '2' })).code).toBe(1000008)
    expect((await find({ lat: 'here', lng: '2' })).code).toBe(1000008)
  })
})

it('the place data has more than 160,000 places', () => {
  expect(world().count).toBeGreaterThan(160_000)
})
