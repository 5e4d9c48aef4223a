export { stateLabel } from './refund-words.ts'
export { type Reader, tellRefund, tellRefunds } from './tell-refund.ts'
