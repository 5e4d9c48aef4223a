import { getComments, getShopReviews } from '@plaza/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import { type When, pagesOf } from './queries.ts'

export type WantedComments = { productId: string; limit: number; rating?: number; withImages?: boolean }

/** Reviews stand in the language they were written in, so one answer serves every reader. */
export const useComments = ({ productId, limit, rating, withImages }: WantedComments, { enabled }: When = {}) => {
  const { caller } = useAsking()
  const fields = {
    product_id: productId,
    limit: String(limit),
    ...(rating && { rating: String(rating) }),
    ...(withImages && { with_images: '1' as const }),
  }
  return useInfiniteQuery({ ...pagesOf({ caller, call: getComments, fields, tongue: 'any' }), enabled })
}

/** What buyers say of a whole shop, in the languages they wrote in; the names of products come in all. */
export const useShopReviews = (shopId: string) => {
  const { caller } = useAsking()
  return useInfiniteQuery(pagesOf({ caller, call: getShopReviews, fields: { id: shopId, limit: '10' }, tongue: 'any' }))
}
