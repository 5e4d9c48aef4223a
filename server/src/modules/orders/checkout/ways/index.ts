export { payOptions, whyNotOpen } from './pay-options.ts'
export { needsCode } from './pay-terms.ts'
