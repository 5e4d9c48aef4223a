import { getComments, getShopReviews } from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { listComments } from './list-comments.ts'
import { listShopReviews } from './list-shop-reviews.ts'

export const reviewsRoutes = [
  route('getComments', getComments, listComments, {
    keep: { seconds: 60, tags: (input) => [`reviews:${input.product_id}`, `product:${input.product_id}`] },
  }),
  route('getShopReviews', getShopReviews, listShopReviews, {
    keep: { seconds: 60, tags: (input) => [`shop:${input.id}`, 'products', 'lists'] },
  }),
]
