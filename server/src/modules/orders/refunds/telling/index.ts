export { stateLabel } from './refund-words.ts'
export { tellRefund, tellRefunds } from './tell-refund.ts'
