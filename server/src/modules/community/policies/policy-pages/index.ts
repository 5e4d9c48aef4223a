export { answerPolicy } from './answer-policy.ts'
export { readPolicy } from './read-policy.ts'
export { liveValues } from './live-values.ts'
