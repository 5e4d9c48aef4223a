export { type RefusalTally, startCounting, makeRefusalTally } from './refusal-tally.ts'
export { type RefusedOften, forgetRefusals, refusedMost } from './refusal-rows.ts'
