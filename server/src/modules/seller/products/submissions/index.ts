export { productCase } from './case-of-products.ts'
export { publishChange } from './publish.ts'
export { endSubmission, insertJump, insertSubmission, jumpsOf, openSubmissionOf } from './submission-rows.ts'
