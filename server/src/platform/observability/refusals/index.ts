export { type RefusalTally, keepCounting, makeRefusalTally } from './refusal-tally.ts'
export { type RefusedOften, forgetRefusals, refusedMost } from './refusal-rows.ts'
