import {
  clearProductCache,
  getAllProducts,
  getHotList,
  getNew,
  getProductDetail,
  getRecommend,
  type AnswerOf,
  getAllBrands,
  getAllCategories,
  getCategoryTree,
  getFirstCategories,
  getTopCategories,
  type ProductCard,
  getBrand,
  getCategory,
  getRecommendList,
  getShop,
} from '@plaza/contract'
import { useInfiniteQuery, useQuery, type UseQueryResult, type InfiniteData, useQueries } from '@tanstack/react-query'
import { useAnswer, usePages } from '../asking.ts'
import { type Asking, useAsking } from '../caller-context.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { type When, pagesOf, queryOf } from '../queries.ts'

export const getAllProductsQuery = ({ caller, lang }: Asking, fields: Fields<typeof getAllProducts>) =>
  queryOf({ caller, call: getAllProducts, fields, tongue: lang })
export const useGetAllProducts = (fields: Fields<typeof getAllProducts>) => useQuery(getAllProductsQuery(useAsking(), fields))

/** The products after those that are already loaded, page by page. Loading starts once the cursor `after` is not null. */
export const useGetAllProductsPages = (fields: Fields<typeof getAllProducts>, after: string | null, { enabled = true }: When = {}) => {
  const { caller, lang } = useAsking()
  const pages = pagesOf({ caller, call: getAllProducts, fields, tongue: lang })
  return useInfiniteQuery({ ...pages, queryKey: [...pages.queryKey, after], initialPageParam: after, enabled: enabled && after !== null })
}

type RecommendationPrefs = { limit: number; categoryId?: string }
const tasteFields = ({ limit, categoryId }: RecommendationPrefs) => ({
  limit: String(limit),
  ...(categoryId && { category_id: categoryId }),
})

export const useGetHotList = (recommendationPrefs: RecommendationPrefs, when?: When) =>
  useAnswer(getHotList, tasteFields(recommendationPrefs), when)
export const useGetNew = (recommendationPrefs: RecommendationPrefs, when?: When) =>
  useAnswer(getNew, tasteFields(recommendationPrefs), when)
/** Products that go well with this product. */
export const useGetRecommend = (productId: string, limit: number, when?: When) =>
  useAnswer(getRecommend, { product_id: productId, limit: String(limit) }, when)
export const useGetRecommendPages = (recommendationPrefs: RecommendationPrefs, when?: When) =>
  usePages(getRecommend, tasteFields(recommendationPrefs), when)

/** Lets a client that changed a product see the change in the lists at once. */
export const useClearProductCache = () => useChange(clearProductCache, { stale: [getAllProducts, getProductDetail] })

export const getFirstCategoriesQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getFirstCategories, fields: {}, tongue: lang })

type Department = Omit<AnswerOf<typeof getFirstCategories>[number], 'product_count'>
/** The departments without `product_count`, because a server-rendered page does not include that field. */
export const useGetFirstCategories = (): UseQueryResult<readonly Department[]> => useAnswer(getFirstCategories, {})

export const useGetCategoryTree = (when?: When) => useAnswer(getCategoryTree, {}, when)
export const useGetAllCategories = (fields: Fields<typeof getAllCategories>, when?: When) => useAnswer(getAllCategories, fields, when)
export const useGetTopCategories = (limit: number, when?: When) => useAnswer(getTopCategories, { limit: String(limit) }, when)

export const useGetAllBrands = (limit: number, when?: When) => useAnswer(getAllBrands, { limit: String(limit) }, when)
export const useGetAllBrandsPages = (fields: Fields<typeof getAllBrands> = {}) => usePages(getAllBrands, { ...fields, limit: '50' })

const limit = '24'

/** Filters and sort order of a list of products. */
export type Filters = Omit<Fields<typeof getAllProducts>, 'cursor' | 'limit'>

/** The list in the answer of `getCategory` depends on the requested section. This client requests products. */
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

/** Returns the home section of each of these shops, without the shops that are still loading. */
export const useGetShopEach = (ids: readonly string[], { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQueries({
    queries: ids.map((id) => ({ ...queryOf({ caller, call: getShop, fields: { id, section: 'home' }, tongue: lang }), enabled })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  })
}

const recommendations = { deals: getAllProducts, hot: getHotList, new: getNew, recommended: getRecommendList } as const
export type RecommendationTab = keyof typeof recommendations

/** One of the lists of the recommendations page. When the user changes the tab, the previous list stays until the next one has loaded. */
export const useGetRecommendListPages = (tab: RecommendationTab, filters: Filters) => usePages(recommendations[tab], { ...filters, limit })

export const getProductDetailQuery = ({ caller, lang }: Asking, id: string) =>
  queryOf({ caller, call: getProductDetail, fields: { id }, tongue: lang })
/** Milliseconds until a cached product is stale. Short, because the buyer is about to decide by its price and stock. */
const productTrueMs = 3000
/** Shows the cached product at once when the user returns to it, and refetches it if it is stale. */
export const useGetProductDetail = (id: string) =>
  useQuery({ ...getProductDetailQuery(useAsking(), id), staleTime: productTrueMs, refetchOnWindowFocus: true })
