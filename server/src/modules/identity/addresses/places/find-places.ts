import type { findPlaces as shape, FoundPlace } from '@plaza/contract'
import { done, refused, type Language } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { countryName } from './country-names.ts'
import { foldAddress } from './fold.ts'
import { coordinatesOf, world } from './place-data.ts'

type Hit = { city: number; distanceKm: number | null }
type Range = { from: number; to: number }

let folded: { text: string; starts: Uint32Array } | null = null
/** All city names without accents and case, one per line, in the order of the cities. Built at the first search. */
const foldedNames = () => {
  if (folded) return folded
  const text = `\n${foldAddress(world().allNames())}\n`
  const starts = new Uint32Array(world().count)
  for (let city = 0, at = 0; city < starts.length; city += 1, at = text.indexOf('\n', at + 1)) starts[city] = at
  folded = { text, starts }
  return folded
}

/** The last city whose line begins at or before a position. */
const cityAt = (starts: Uint32Array, position: number): number => {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

const maxLooked = 5000

/** Names that begin with the keyword, largest cities first. Names with a later word that begins with the keyword follow. */
const byName = (keyword: string, range: Range, limit: number): Hit[] => {
  const { text, starts } = foldedNames()
  const { weights } = world()
  const wanted = foldAddress(keyword)
  const found: number[] = []
  for (const before of ['\n', ' ', '-']) {
    const cities: number[] = []
    let at = text.indexOf(before + wanted, starts[range.from] ?? 0)
    while (at >= 0 && cities.length < maxLooked) {
      const city = cityAt(starts, at)
      if (city >= range.to) break
      cities.push(city)
      at = text.indexOf(before + wanted, at + 1)
    }
    cities.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
    found.push(...cities.filter((city) => !found.includes(city)).slice(0, limit))
    if (found.length >= limit) break
  }
  return found.slice(0, limit).map((city) => ({ city, distanceKm: null }))
}

const largest = ({ from, to }: Range, limit: number): Hit[] => {
  const { weights } = world()
  return Array.from({ length: to - from }, (_, at) => from + at)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
    .slice(0, limit)
    .map((city) => ({ city, distanceKm: null }))
}

const kmOfDegree = 111.2

/** The cities nearest to a point, measured on a flat map, which is exact enough at short distances. */
const byPoint = (lat: number, lng: number, range: Range, limit: number): Hit[] => {
  const { latitudes, longitudes } = world()
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const nearest: { city: number; distance: number }[] = []
  let farthest = Infinity
  for (let city = range.from; city < range.to; city += 1) {
    const dy = (latitudes[city] ?? 0) / 100 - lat
    let dx = Math.abs((longitudes[city] ?? 0) / 100 - lng)
    if (dx > 180) dx = 360 - dx
    const distance = dy * dy + dx * dx * narrowing * narrowing
    if (distance >= farthest) continue
    const index = nearest.findIndex((each) => each.distance > distance)
    nearest.splice(index < 0 ? nearest.length : index, 0, { city, distance })
    if (nearest.length > limit) nearest.pop()
    if (nearest.length === limit) farthest = nearest.at(-1)?.distance ?? Infinity
  }
  return nearest.map(({ city, distance }) => ({ city, distanceKm: Math.round(Math.sqrt(distance) * kmOfDegree * 10) / 10 }))
}

const toPlaceHit = ({ city, distanceKm }: Hit, lang: Language): FoundPlace => {
  const { countries, nameOf } = world()
  const country = [...countries.values()].find((each) => city >= each.from && city < each.to)
  const state = country?.states.find((each) => city >= each.from && city < each.to)
  const code = country?.code ?? ''
  return {
    city: nameOf(city),
    state: state?.name ?? '',
    country: code,
    country_name: countryName(code, lang),
    ...coordinatesOf(city),
    distance_km: distanceKm,
  }
}

/** Finds cities of the world by name, the cities nearest to a point, or the largest cities of a country. */
export const findPlaces: UseCase<typeof shape> = async ({ input, lang }) => {
  const { lat, lng, keyword, limit } = input
  const range = input.country ? world().countries.get(input.country) : { from: 0, to: world().count }
  if (!range) return done([])
  if (keyword) return done(byName(keyword, range, limit).map((hit) => toPlaceHit(hit, lang)))
  if (input.country && lat === undefined && lng === undefined) return done(largest(range, limit).map((hit) => toPlaceHit(hit, lang)))
  if (lat === undefined || lng === undefined) return refused('nothing_asked', { fields: { keyword: 'missing' } })
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180)
    return refused('no_such_point', { fields: { [Math.abs(lat) > 90 ? 'lat' : 'lng']: 'number' } })
  return done(byPoint(lat, lng, range, limit).map((hit) => toPlaceHit(hit, lang)))
}
