import { clearProductCache, getAllProducts, getHotList, getNew, getProductDetail, getRecommend } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAnswer, usePages } from './asking.ts'
import { type Asking, useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { useChange } from './changing.ts'
import { type When, pagesOf, queryOf } from './queries.ts'

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

/** For whoever changed something and wants to see it in the lists at once. */
export const useClearProductCache = () => useChange(clearProductCache, { stale: [getAllProducts, getProductDetail] })
