import type { Module } from '../../../module.ts'
import { countRatings } from './count-ratings.ts'
import { reportCase } from './reports/report-case.ts'
import { reviewsEventHandlers } from './event-handlers.ts'
import { ownReviews } from './own-review-rows.ts'
import { reviewsRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'community/reviews',
  purpose: 'ratings, reviews and answers',
  routes: reviewsRoutes,
  publishes: ['reviews.tallied'],
  eventHandlers: reviewsEventHandlers,
  person: { ownData: { reviews: ownReviews } },
  cases: [reportCase(countRatings)],
}
