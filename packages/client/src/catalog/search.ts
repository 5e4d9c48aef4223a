import { getHotWords, searchProducts, suggest } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { usePages } from '../asking.ts'
import { useAsking } from '../caller-context.ts'
import type { Filters } from './products.ts'
import { type When, queryOf } from '../queries.ts'

const limit = '24'

/** Products that match the keyword and the filters. With `shop_id` the search is limited to one shop. */
export const useSearchProductsPages = (keyword: string, filters: Filters, when?: When) =>
  usePages(searchProducts, { ...filters, keyword, limit }, when)

/** Completions of the typed text. They are optional, so a failed request is not retried. */
export const useSuggest = (prefix: string, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: suggest, fields: { prefix }, tongue: lang }), enabled, retry: false })
}

export const useGetHotWords = ({ enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getHotWords, fields: {}, tongue: lang }), enabled, retry: false })
}
