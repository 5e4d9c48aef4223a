import {
  type AnswerOf,
  type ProductCard,
  getAllProducts,
  getBrand,
  getCategory,
  getHotList,
  getNew,
  getRecommendList,
  getShop,
} from '@plaza/contract'
import { type InfiniteData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useAnswer, usePages } from './asking.ts'
import { type Asking, useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

const limit = '24'

/** What a list of products is narrowed to and ordered by. */
export type Filters = Omit<Fields<typeof getAllProducts>, 'cursor' | 'limit'>

/** A category answers with what was asked for in it: here its products. */
type CategoryPage = Omit<AnswerOf<typeof getCategory>, 'list'> & { list: ProductCard[] }

export const getCategoryFields = (id: string) => ({ id, section: 'products', limit }) as const
export const getCategoryQuery = ({ caller, lang }: Asking, id: string, filters?: Filters) =>
  pagesOf({ caller, call: getCategory, fields: { ...filters, ...getCategoryFields(id) }, tongue: lang })
export const useGetCategoryPages = (id: string, filters: Filters, { enabled }: When = {}) =>
  useInfiniteQuery({
    ...getCategoryQuery(useAsking(), id, filters),
    select: (data) => data as InfiniteData<CategoryPage>,
    enabled,
  })

export const useGetBrandPages = (id: string, filters: Filters) => usePages(getBrand, { ...filters, id, limit })

export const useGetShop = (id: string) => useAnswer(getShop, { id, section: 'home' })
export const useGetShopPages = (id: string, filters: Filters, when?: When) =>
  usePages(getShop, { ...filters, id, section: 'products', limit }, when)

/** What each of these shops shows first; nothing of those that are still on their way. */
export const useGetShopEach = (ids: readonly string[], { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQueries({
    queries: ids.map((id) => ({ ...queryOf({ caller, call: getShop, fields: { id, section: 'home' }, tongue: lang }), enabled })),
    combine: (asked) => asked.flatMap(({ data }) => (data ? [data] : [])),
  })
}

const recommendations = { deals: getAllProducts, hot: getHotList, new: getNew, recommended: getRecommendList } as const
export type RecommendationTab = keyof typeof recommendations

/** One of the lists of the recommendations page. Going from one to the next, the one before stays until the next is there. */
export const useGetRecommendListPages = (tab: RecommendationTab, filters: Filters) => usePages(recommendations[tab], { ...filters, limit })
