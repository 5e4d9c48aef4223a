import { getComments, getShopReviews } from '@plaza/contract'
import { usePages } from './asking.ts'
import type { When } from './queries.ts'

export type WantedComments = { productId: string; limit: number; rating?: number; withImages?: boolean }

/** Reviews stand in the language they were written in, so one answer serves every reader. */
export const useGetCommentsPages = ({ productId, limit, rating, withImages }: WantedComments, { enabled }: When = {}) => {
  const fields = {
    product_id: productId,
    limit: String(limit),
    ...(rating && { rating: String(rating) }),
    ...(withImages && { with_images: '1' as const }),
  }
  return usePages(getComments, fields, { enabled, tongue: 'any' })
}

/** What buyers say of a whole shop, in the languages they wrote in; the names of products come in all. */
export const useGetShopReviewsPages = (shopId: string) => usePages(getShopReviews, { id: shopId, limit: '10' }, { tongue: 'any' })
