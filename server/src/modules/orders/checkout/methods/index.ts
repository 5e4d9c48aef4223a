export { payOptions, whyNotOpen } from './pay-options.ts'
export { needsCode } from './pay-terms.ts'
export { type PaidHow, paidHow } from './paid-how.ts'
