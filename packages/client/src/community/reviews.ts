import { getComments, getShopReviews, showOwnReview, translateComment, writeReview } from '@plaza/contract'
import { useAnswer, usePages } from '../asking.ts'
import { useChange } from '../changing.ts'
import { eventsOfOrders } from '../customer/orders.ts'
import type { When } from '../queries.ts'

export type WantedComments = { productId: string; limit: number; rating?: number; withImages?: boolean }

/** Reviews are shown in their original language, those in the reader's language first. */
export const useGetCommentsPages = ({ productId, limit, rating, withImages }: WantedComments, { enabled }: When = {}) => {
  const fields = {
    product_id: productId,
    limit: String(limit),
    ...(rating && { rating: String(rating) }),
    ...(withImages && { with_images: '1' as const }),
  }
  return usePages(getComments, fields, { enabled })
}

/**
 * Buyers' reviews of a whole shop, in the languages in which they were written. Product names come in all languages, so the answer does not depend
 * on the reader's.
 */
export const useGetShopReviewsPages = (shopId: string) => usePages(getShopReviews, { id: shopId, limit: '10' }, { tongue: 'any' })

export const useShowOwnReview = (orderId: string, itemId: string, when?: When) =>
  useAnswer(showOwnReview, { id: orderId, item_id: itemId }, when)
export const useWriteReview = () => useChange(writeReview, { stale: [...eventsOfOrders, getComments, showOwnReview] })
/** A translation makes no cached answer stale. */
export const useTranslateComment = () => useChange(translateComment)
