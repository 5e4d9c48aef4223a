import {
  clearProductCache,
  getAllBrands,
  getAllCategories,
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
import { useAnswer, usePages } from './asking.ts'
import { type Asking, useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { useChange } from './changing.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

export const getFirstCategoriesQuery = ({ caller, lang }: Asking) => queryOf({ caller, call: getFirstCategories, fields: {}, tongue: lang })
export const useGetFirstCategories = () => useAnswer(getFirstCategories, {})
export const useGetCategoryTree = (when?: When) => useAnswer(getCategoryTree, {}, when)
export const useGetAllCategories = (fields: Fields<typeof getAllCategories>, when?: When) => useAnswer(getAllCategories, fields, when)
export const useGetTopCategories = (limit: number, when?: When) => useAnswer(getTopCategories, { limit: String(limit) }, when)

export const useGetAllBrands = (limit: number, when?: When) => useAnswer(getAllBrands, { limit: String(limit) }, when)
export const useGetAllBrandsPages = (fields: Fields<typeof getAllBrands> = {}) => usePages(getAllBrands, { ...fields, limit: '50' })

export const getAllProductsQuery = ({ caller, lang }: Asking, fields: Fields<typeof getAllProducts>) =>
  queryOf({ caller, call: getAllProducts, fields, tongue: lang })
export const useGetAllProducts = (fields: Fields<typeof getAllProducts>) => useQuery(getAllProductsQuery(useAsking(), fields))

/** What comes after the products that are there already, page by page; nothing until that is known. */
export const useGetAllProductsPages = (fields: Fields<typeof getAllProducts>, after: string | null, { enabled = true }: When = {}) => {
  const { caller, lang } = useAsking()
  const pages = pagesOf({ caller, call: getAllProducts, fields, tongue: lang })
  return useInfiniteQuery({ ...pages, queryKey: [...pages.queryKey, after], initialPageParam: after, enabled: enabled && after !== null })
}

type Taste = { limit: number; categoryId?: string }
const tasteFields = ({ limit, categoryId }: Taste) => ({ limit: String(limit), ...(categoryId && { category_id: categoryId }) })

export const useGetHotList = (taste: Taste, when?: When) => useAnswer(getHotList, tasteFields(taste), when)
export const useGetNew = (taste: Taste, when?: When) => useAnswer(getNew, tasteFields(taste), when)
/** What goes well with a product. */
export const useGetRecommend = (productId: string, limit: number, when?: When) =>
  useAnswer(getRecommend, { product_id: productId, limit: String(limit) }, when)
export const useGetRecommendPages = (taste: Taste, when?: When) => usePages(getRecommend, tasteFields(taste), when)

export const getProductDetailQuery = ({ caller, lang }: Asking, id: string) =>
  queryOf({ caller, call: getProductDetail, fields: { id }, tongue: lang })
/** Somebody is about to decide by its price and by what is left. */
const productTrueMs = 3000
/** Gone back to, in whichever way, it is there at once as it was, and asked for anew when that is longer ago than it may be wrong. */
export const useGetProductDetail = (id: string) =>
  useQuery({ ...getProductDetailQuery(useAsking(), id), staleTime: productTrueMs, refetchOnWindowFocus: true })

/** For whoever changed something and wants to see it in the lists at once. */
export const useClearProductCache = () => useChange(clearProductCache, { stale: [getAllProducts, getProductDetail] })
