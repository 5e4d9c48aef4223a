import { findPlaces, getAddresses, getPlaces } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { type When, queryOf } from './queries.ts'

/** One's own addresses; countries are named in the language that is read. */
export const useAddressBook = ({ enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getAddresses, fields: {}, tongue: lang }), enabled })
}

/** Countries, the states of one, or the cities of a state. */
export type WantedPlaces = { country?: string; state?: string; keyword?: string; limit?: string }

export const usePlaces = (wanted: WantedPlaces, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getPlaces, fields: wanted, tongue: lang }), enabled, staleTime: Infinity })
}

/** Cities of the world by name, those around a point, or the largest of a country. */
export type SoughtPlaces = { keyword?: string; country?: string; lat?: string; lng?: string; limit?: string }

export const useFoundPlaces = (sought: SoughtPlaces, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: findPlaces, fields: sought, tongue: lang }), enabled, staleTime: Infinity })
}
