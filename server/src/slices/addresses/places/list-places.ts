import type { getPlaces, Place } from '@plaza/contract'
import { done, refused, type Language } from '@plaza/values'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { addressForm } from '../address-forms.ts'
import { countriesIn } from './country-names.ts'
import { fold } from './fold.ts'
import { coordinatesOf, world, type State } from './place-data.ts'

type Found = { list: Place[]; more: boolean }

/** Names that begin with the keyword first, then those that hold it. */
const matching = <T extends { name: string }>(places: readonly T[], keyword: string | undefined): readonly T[] => {
  if (!keyword) return places
  const wanted = fold(keyword)
  const named = places.map((place) => ({ place, name: fold(place.name) })).filter(({ name }) => name.includes(wanted))
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

const largestOf = (state: State): Place => ({ code: state.code, name: state.name, ...coordinatesOf(state.from) })

const listCities = ({ from, to }: { from: number; to: number }, keyword: string | undefined, limit: number): Found => {
  const { nameOf } = world()
  if (!keyword) {
    const cities = Array.from({ length: Math.min(limit, to - from) }, (_, at) => ({ city: from + at, name: nameOf(from + at) }))
    return { list: cities.map(showCity), more: to - from > limit }
  }
  const cities = Array.from({ length: to - from }, (_, at) => ({ city: from + at, name: nameOf(from + at) }))
  const found = matching(cities, keyword)
  return { list: found.slice(0, limit).map(showCity), more: found.length > limit }
}
const showCity = ({ city, name }: { city: number; name: string }): Place => ({ code: String(city), name, ...coordinatesOf(city) })

/** Countries, the states of a country, or the cities of a state. */
export const listPlaces: UseCase<typeof getPlaces> = async ({ input, lang }) => {
  const { keyword, limit } = input
  if (!input.country) return done({ level: 'country' as const, ...listCountries(lang, keyword, limit), form: null })
  const country = world().countries.get(input.country)
  if (!country) return refused('place_unknown')
  const form = addressForm(country.code)
  const states = country.states.filter((state) => state.name !== '')
  if (states.length === 0) return done({ level: 'city' as const, ...listCities(country, keyword, limit), form })
  if (!input.state) return done({ level: 'state' as const, ...upTo(limit, matching(states, keyword).map(largestOf)), form })
  const wanted = fold(input.state)
  const state = states.find((each) => each.code === input.state) ?? states.find((each) => fold(each.name) === wanted)
  return state ? done({ level: 'city' as const, ...listCities(state, keyword, limit), form }) : refused('place_unknown')
}
