import { changeQuery } from '@plaza/web/route'
import { useMemo } from 'react'
import { hrefOf, type PathName } from '../../paths.ts'
import { readListing, writeListing, type ListingState } from './listing-state.ts'

/** The filters from the URL, and a setter that updates the URL. */
export const useListing = (name: PathName, query: URLSearchParams): [ListingState, (state: ListingState) => void] => {
  const state = useMemo(() => readListing(query), [query])
  return [state, (next) => changeQuery(hrefOf(name, writeListing(query, next)))]
}
