export { countRatings } from './count-ratings.ts'
export { reviewsOfOrders } from './own-review-rows.ts'
export { shortName } from './plan-review.ts'
export { type NewReview, insertReviews } from './review-rows.ts'
