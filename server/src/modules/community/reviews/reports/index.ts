export { listSoldReviews } from './list-sold-reviews.ts'
export { reportCase } from './report-case.ts'
export { reportReview } from './report-review.ts'
export { versionOfReview } from './version-of-review.ts'
