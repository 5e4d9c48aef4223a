import type { getPlaces as shape, Place } from '@plaza/contract'
import { done, refused, type Language } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { addressForm } from './address-forms.ts'
import { countriesIn } from './country-names.ts'
import { foldAddress } from './fold.ts'
import { coordinatesOf, world, type Country, type PlaceState } from './place-data.ts'

type Found = { list: Place[]; more: boolean }

/** Places whose name begins with the keyword, followed by places whose name contains it. */
const matching = <T extends { name: string }>(places: readonly T[], keyword: string | undefined): readonly T[] => {
  if (!keyword) return places
  const wanted = foldAddress(keyword)
  const named = places.map((place) => ({ place, name: foldAddress(place.name) })).filter(({ name }) => name.includes(wanted))
  return [...named.filter(({ name }) => name.startsWith(wanted)), ...named.filter(({ name }) => !name.startsWith(wanted))].map(
    ({ place }) => place,
  )
}

const upTo = (limit: number, places: readonly Place[]): Found => ({ list: places.slice(0, limit), more: places.length > limit })

const listCountries = (lang: Language, keyword: string | undefined, limit: number): Found => {
  const countries = countriesIn(lang).map(({ code, name }) => ({ code, name, lat: null, lng: null }))
  const byCode = countries.filter((place) => keyword?.toUpperCase() === place.code)
  const found = matching(countries, keyword).filter((place) => !byCode.includes(place))
  return upTo(limit, [...byCode, ...found])
}

const largestOf = (state: PlaceState): Place => ({ code: state.code, name: state.name, ...coordinatesOf(state.from) })

/** The cities of a country whose addresses have no state, largest first. The sorted list is cached. */
const bySize = new Map<string, Uint32Array>()
const citiesOfCountry = ({ code, from, to }: Country): Uint32Array => {
  const { weights } = world()
  const cities =
    bySize.get(code) ??
    Uint32Array.from({ length: to - from }, (_, at) => from + at).toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
  bySize.set(code, cities)
  return cities
}
const citiesOfState = ({ from, to }: PlaceState): Uint32Array => Uint32Array.from({ length: to - from }, (_, at) => from + at)

const listCities = (cities: Uint32Array, keyword: string | undefined, limit: number): Found => {
  const { nameOf } = world()
  const looked = keyword ? cities : cities.subarray(0, limit)
  const found = matching(
    Array.from(looked, (city) => ({ city, name: nameOf(city) })),
    keyword,
  )
  return { list: found.slice(0, limit).map(toCityView), more: (keyword ? found.length : cities.length) > limit }
}
const toCityView = ({ city, name }: { city: number; name: string }): Place => ({ code: String(city), name, ...coordinatesOf(city) })

/** Countries, the states of a country, or the cities of a state. */
export const getPlaces: UseCase<typeof shape> = async ({ input, lang }) => {
  const { keyword, limit } = input
  if (!input.country) return done({ level: 'country' as const, ...listCountries(lang, keyword, limit), form: null })
  const country = world().countries.get(input.country)
  if (!country) return refused('place_unknown')
  const form = addressForm(country.code)
  const states = country.states.filter((state) => state.name !== '')
  const namesNone = states.length === 0 || form.state === 'none'
  if (!input.state && namesNone) return done({ level: 'city' as const, ...listCities(citiesOfCountry(country), keyword, limit), form })
  if (!input.state) return done({ level: 'state' as const, ...upTo(limit, matching(states, keyword).map(largestOf)), form })
  const wanted = foldAddress(input.state)
  const state = states.find((each) => each.code === input.state) ?? states.find((each) => foldAddress(each.name) === wanted)
  return state ? done({ level: 'city' as const, ...listCities(citiesOfState(state), keyword, limit), form }) : refused('place_unknown')
}
