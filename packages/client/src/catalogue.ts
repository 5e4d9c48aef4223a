import {
  getAllBrands,
  getAllProducts,
  getCategoryTree,
  getFirstCategories,
  getHotList,
  getNew,
  getProductDetail,
  getRecommend,
  getTopCategories,
} from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Asking, useAsking } from './caller-context.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

export const firstCategoriesQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getFirstCategories, fields: {}, tongue: lang })
export const useFirstCategories = () => useQuery(firstCategoriesQuery(useAsking()))

export const useCategoryTree = ({ enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getCategoryTree, fields: {}, tongue: lang }), enabled })
}

export const useTopCategories = (limit: number, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getTopCategories, fields: { limit: String(limit) }, tongue: lang }), enabled })
}

export const brandsQuery = ({ caller, lang }: Asking, limit: number) =>
  queryOf({ caller, call: getAllBrands, fields: { limit: String(limit) }, tongue: lang })
export const useBrands = (limit: number, { enabled }: When = {}) => useQuery({ ...brandsQuery(useAsking(), limit), enabled })

/** Products that cost less than they did. */
export const priceDropsQuery = ({ caller, lang }: Asking, limit: number) =>
  queryOf({ caller, call: getAllProducts, fields: { on_sale: '1', limit: String(limit) }, tongue: lang })
export const usePriceDrops = (limit: number) => useQuery(priceDropsQuery(useAsking(), limit))

/** The price drops that come after the first ones, page by page. */
export const useFurtherPriceDrops = (after: string | null, { enabled = true }: When = {}) => {
  const { caller, lang } = useAsking()
  const pages = pagesOf({ caller, call: getAllProducts, fields: { on_sale: '1', limit: '24' }, tongue: lang })
  return useInfiniteQuery({ ...pages, queryKey: [...pages.queryKey, after], initialPageParam: after, enabled: enabled && after !== null })
}

type Taste = { limit: number; categoryId?: string }
const tasteFields = ({ limit, categoryId }: Taste) => ({ limit: String(limit), ...(categoryId && { category_id: categoryId }) })

export const useHotList = (taste: Taste, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getHotList, fields: tasteFields(taste), tongue: lang }), enabled })
}

export const useNewProducts = (taste: Taste, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call: getNew, fields: tasteFields(taste), tongue: lang }), enabled })
}

export const useRecommended = (taste: Taste, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery({ ...pagesOf({ caller, call: getRecommend, fields: tasteFields(taste), tongue: lang }), enabled })
}

export const productDetailQuery = ({ caller, lang }: Asking, id: string) =>
  queryOf({ caller, call: getProductDetail, fields: { id }, tongue: lang })
/** Somebody is about to decide by its price and by what is left. */
const productTrueMs = 3000
/** Gone back to, in whichever way, it is there at once as it was, and asked for anew when that is longer ago than it may be wrong. */
export const useProductDetail = (id: string) =>
  useQuery({ ...productDetailQuery(useAsking(), id), staleTime: productTrueMs, refetchOnWindowFocus: true })

/** What goes well with a product. */
export const useRelated = (productId: string, limit: number, { enabled }: When = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({
    ...queryOf({ caller, call: getRecommend, fields: { product_id: productId, limit: String(limit) }, tongue: lang }),
    enabled,
  })
}
