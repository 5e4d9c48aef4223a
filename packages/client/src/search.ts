import { getHotWords, searchProducts, suggest } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { FormFields } from './form.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

const pageSize = '24'

/** The products that answer these words, as the filters in `fields` leave them; `shop_id` among them stays within one shop. */
export const useSearch = (keyword: string, fields: FormFields, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  const asked = { ...fields, keyword, limit: pageSize }
  return useInfiniteQuery({ ...pagesOf({ caller, call: searchProducts, fields: asked as never, tongue: lang }), enabled })
}

/** Ways to finish what is being typed. They only help, so a lost answer is not asked for again. */
export const useSuggestions = (prefix: string, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: suggest, fields: { prefix }, tongue: lang }), enabled, retry: false })
}

export const useHotWords = ({ enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getHotWords, fields: {}, tongue: lang }), enabled, retry: false })
}
