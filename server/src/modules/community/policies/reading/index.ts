export { answerPolicy } from './answer-policy.ts'
export { type AskedPolicy, readPolicy } from './read-policy.ts'
export { liveValues } from './live-values.ts'
