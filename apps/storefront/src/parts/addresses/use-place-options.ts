import { useFindPlaces, useGetPlaces } from '@plaza/client'

/** The level to search, and the region around it. A city is searched in its state, or in the whole country until the state is known. */
export type Within =
  | { level: 'country' }
  | { level: 'state'; country: string }
  | { level: 'city'; country: string; state: string; stateless: boolean }
/** Of a city that was found in the whole country, its state as well. */
export type PlaceOption = { code: string; name: string; state?: string }

export const usePlaceOptions = (
  within: Within,
  keyword: string,
  open: boolean,
): { places: readonly PlaceOption[]; isSearching: boolean; isOld: boolean } => {
  const isAnywhere = within.level === 'city' && !within.stateless && within.state === ''
  const { country } = { country: undefined, ...within }
  const state = within.level === 'city' && within.state ? within.state : undefined
  const typed = keyword ? { keyword, limit: '50' } : { limit: '300' }
  const listed = useGetPlaces({ ...(country && { country }), ...(state && { state }), ...typed }, { enabled: open && !isAnywhere })
  const found = useFindPlaces({ keyword, ...(country && { country }), limit: '10' }, { enabled: open && isAnywhere && keyword !== '' })
  if (!isAnywhere) return { places: listed.data?.list ?? [], isSearching: listed.isFetching, isOld: listed.isPlaceholderData }
  const places = (keyword ? (found.data ?? []) : []).map(({ city, state: of, lat, lng }) => ({
    code: `${city} ${lat} ${lng}`,
    name: city,
    state: of,
  }))
  return { places, isSearching: found.isFetching, isOld: found.isPlaceholderData }
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** While results for the typed text load, offers only the previous results that still match it. */
export const stillFitting = (places: readonly PlaceOption[], typed: string): readonly PlaceOption[] =>
  places.filter(({ name }) => folded(name).includes(folded(typed)))
