export { countRatings } from './count-ratings.ts'
export { type NewReview, insertReviews } from './review-rows.ts'
export { reviewsRoutes } from './routes.ts'
