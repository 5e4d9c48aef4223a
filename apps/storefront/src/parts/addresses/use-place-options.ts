import { useFindPlaces, useGetPlaces } from '@plaza/client'

/** The level to search, and the region to search in. A city is searched within its state, or in the whole country while the state is not chosen. */
export type Within =
  | { level: 'country' }
  | { level: 'state'; country: string }
  | { level: 'city'; country: string; state: string; stateless: boolean }
/** A city found in a search of the whole country includes its state. */
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

/** Previous results that still match the typed text, offered while the new results load. */
export const stillFitting = (places: readonly PlaceOption[], typed: string): readonly PlaceOption[] =>
  places.filter(({ name }) => folded(name).includes(folded(typed)))
