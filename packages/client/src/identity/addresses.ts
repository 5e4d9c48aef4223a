import {
  type AddressBook,
  chooseDefaultAddress,
  findPlaces,
  getAddresses,
  getCart,
  getMapTiles,
  getPlaces,
  makeQuote,
  removeAddress,
  saveAddress,
} from '@plaza/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useAnswer } from '../asking.ts'
import { useAsking } from '../caller-context.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { type Tongue, type When, keyOf, queryOf } from '../queries.ts'

/** The user's own addresses. Country names are in the language of the request. */
export const useGetAddresses = (when?: When) => useAnswer(getAddresses, {}, when)

type BookChange = { queries: QueryClient; answer: AddressBook; lang: Tongue }
/** Every change returns the whole address book. Cached books in other languages are removed and refetched on use. */
const bookIs = ({ queries, answer: { list, default_id, most }, lang }: BookChange): void => {
  queries.removeQueries({ predicate: ({ queryKey: [path, tongue] }) => path === getAddresses.path && tongue !== lang })
  queries.setQueryData(keyOf(getAddresses, {}, lang), { list, default_id, most })
}

/** Cart and quotes depend on the address, so a changed address makes them stale. */
const stale = [getCart, makeQuote]

export const useSaveAddress = () => useChange(saveAddress, { done: bookIs, stale })
export const useChooseDefaultAddress = () => useChange(chooseDefaultAddress, { done: bookIs, stale })
export const useRemoveAddress = () => useChange(removeAddress, { done: bookIs, stale })

/** Countries, the states of a country, or the cities of a state. */
export const useGetPlaces = (wanted: Fields<typeof getPlaces>, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getPlaces, fields: wanted, tongue: lang }), enabled, staleTime: Infinity })
}

/** Cities worldwide by name, near a point, or the largest cities of a country. */
export const useFindPlaces = (sought: Fields<typeof findPlaces>, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: findPlaces, fields: sought, tongue: lang }), enabled, staleTime: Infinity })
}

/** Tile source of the map, fetched when the map opens. */
export const useGetMapTiles = () => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getMapTiles, fields: {}, tongue: lang }), staleTime: Infinity })
}
