export { versionOfReview } from './version-of-review.ts'
