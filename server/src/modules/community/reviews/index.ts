import { countRatings } from './count-ratings.ts'
import { reportCase } from './reported/index.ts'

export { countRatings } from './count-ratings.ts'
export { authorOf, planReview } from './plan-review.ts'
export { ownReviews, reviewsOfSales } from './own-review-rows.ts'
export { type NewReview, insertReviews } from './review-rows.ts'
export { reviewsListeners } from './on-facts.ts'
export { versionOfReview } from './reported/index.ts'
export { reviewsRoutes } from './routes.ts'
export const reviewsCases = [reportCase(countRatings)]
