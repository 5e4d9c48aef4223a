import type { FoundPlace } from '@plaza/contract'
import { expect, test } from 'vitest'
import { readPin } from './pin-and-city.ts'

const place = (city: string, country: string, lat: number, lng: number, distance: number | null = null): FoundPlace => ({
  ...{ city, country, lat, lng, state: '', country_name: country, distance_km: distance },
})
const pin = { lat: 18.79, lng: 98.98 }
const chiangMai = place('Chiang Mai', 'TH', 18.79, 98.98, 1)
const bangkok = place('Bangkok', 'TH', 13.75, 100.5)

test.each([
  ['the city that is written', chiangMai, { country: 'TH', city: ' chiang mai' }, [], undefined],
  ['another city of the country', chiangMai, { country: 'TH', city: 'Bangkok' }, [bangkok], 'elsewhere'],
  ['another country', chiangMai, { country: 'VN', city: 'Hue' }, [], 'elsewhere'],
  [
    'a part of the city that is written',
    place('Mae Rim', 'TH', 18.91, 98.94, 2),
    { country: 'TH', city: 'Chiang Mai' },
    [chiangMai],
    undefined,
  ],
  [
    'one of several cities of that name',
    place('Mae Rim', 'TH', 18.91, 98.94, 2),
    { country: 'TH', city: 'Chiang Mai' },
    [{ ...bangkok, city: 'Chiang Mai' }, chiangMai],
    undefined,
  ],
  ['no city, and none is written', chiangMai, { country: 'TH', city: '' }, [], 'unwritten'],
  ['a village that nobody lists', chiangMai, { country: 'TH', city: 'Ban Noi' }, [place('Ban Noi Nuea', 'TH', 13, 100)], undefined],
  ['the open sea', { ...chiangMai, distance_km: 400 }, { country: 'VN', city: 'Hue' }, [], undefined],
  ['nothing known', undefined, { country: 'TH', city: 'Bangkok' }, [], undefined],
] as const)('a pin in %s', (_where, nearest, said, named, news) => expect(readPin(pin, nearest, said, named)?.is).toBe(news))
