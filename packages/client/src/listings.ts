import { getAllBrands, getAllProducts, getBrand, getCategory, getHotList, getNew, getRecommendList, getShop } from '@plaza/contract'
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { type Asking, useAsking } from './caller-context.ts'
import type { FormFields } from './form.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

const pageSize = '24'

/** The products of a category, as the filters in `fields` leave them. */
export const categoryPageFields = (id: string, fields: FormFields = {}) => ({ ...fields, id, section: 'products', limit: pageSize })
export const categoryPageQuery = ({ caller, lang }: Asking, id: string, fields?: FormFields) =>
  pagesOf({ caller, call: getCategory, fields: categoryPageFields(id, fields) as never, tongue: lang })
export const useCategoryPage = (id: string, fields: FormFields, { enabled }: When = {}) =>
  useInfiniteQuery({ ...categoryPageQuery(useAsking(), id, fields), enabled })

export const useBrandPage = (id: string, fields: FormFields) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery(pagesOf({ caller, call: getBrand, fields: { ...fields, id, limit: pageSize } as never, tongue: lang }))
}

export const useShopHome = (id: string) => {
  const { caller, lang } = useAsking()
  return useQuery(queryOf({ caller, call: getShop, fields: { id, section: 'home' } as never, tongue: lang }))
}

/** What came last in each of these shops, in turns: one of each, then the next of each. */
export const useNewFromShops = (ids: readonly string[], { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  const queries = ids.map((id) => ({
    ...queryOf({ caller, call: getShop, fields: { id, section: 'home' } as never, tongue: lang }),
    enabled,
  }))
  return useQueries({
    queries,
    combine: (answers) => inTurns(answers.map(({ data }) => data?.newest ?? [])),
  })
}

const inTurns = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

export const useShopProducts = (id: string, fields: FormFields, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  const asked = { ...fields, id, section: 'products', limit: pageSize }
  return useInfiniteQuery({ ...pagesOf({ caller, call: getShop, fields: asked as never, tongue: lang }), enabled })
}

export const useEveryBrand = (fields: FormFields = {}) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery(pagesOf({ caller, call: getAllBrands, fields: { ...fields, limit: '50' } as never, tongue: lang }))
}

const tabs = { deals: getAllProducts, hot: getHotList, new: getNew, recommended: getRecommendList } as const
export type RecommendationTab = keyof typeof tabs

export const useRecommendations = (tab: RecommendationTab, fields: FormFields) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery(
    pagesOf({ caller, call: tabs[tab] as typeof getRecommendList, fields: { ...fields, limit: pageSize } as never, tongue: lang }),
  )
}
