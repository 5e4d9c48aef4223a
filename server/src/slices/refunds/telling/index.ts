export { type Reader, tellRefund, tellRefunds } from './tell-refund.ts'
