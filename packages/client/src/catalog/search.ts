import { getHotWords, searchProducts, suggest } from '@plaza/contract'
import { useQuery } from '@tanstack/react-query'
import { usePages } from '../asking.ts'
import { useAsking } from '../caller-context.ts'
import type { Filters } from './products.ts'
import { type When, queryOf } from '../queries.ts'

const limit = '24'

/** The products that answer these words, as the filters leave them; `shop_id` among them stays within one shop. */
export const useSearchProductsPages = (keyword: string, filters: Filters, when?: When) =>
  usePages(searchProducts, { ...filters, keyword, limit }, when)

/** Ways to finish what is being typed. They only help, so a lost answer is not asked for again. */
export const useSuggest = (prefix: string, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: suggest, fields: { prefix }, tongue: lang }), enabled, retry: false })
}

export const useGetHotWords = ({ enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getHotWords, fields: {}, tongue: lang }), enabled, retry: false })
}
