import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { answerReview } from './answer-review.ts'
import { getComments } from './get-comments.ts'
import { getShopReviews } from './get-shop-reviews.ts'
import { listSoldReviews } from './reports/list-sold-reviews.ts'
import { reportReview } from './reports/report-review.ts'
import { showOwnReview } from './show-own-review.ts'
import { translateComment } from './translate-comment.ts'
import { writeReview } from './write-review.ts'

export const reviewsRoutes = [
  route('getComments', contract.getComments, getComments, {
    keep: { seconds: 60, byLanguage: true, tags: (input) => [`reviews:${input.product_id}`, `product:${input.product_id}`] },
  }),
  route('translateComment', contract.translateComment, translateComment),
  route('getShopReviews', contract.getShopReviews, getShopReviews, {
    keep: { seconds: 60, tags: (input) => [`reviewed:${input.id}`, `shop:${input.id}`, 'products', 'lists'] },
  }),
  route('writeReview', contract.writeReview, writeReview),
  route('showOwnReview', contract.showOwnReview, showOwnReview),
  route('answerReview', contract.answerReview, answerReview),
  route('listSoldReviews', contract.listSoldReviews, listSoldReviews),
  route('reportReview', contract.reportReview, reportReview),
]
