export { leftToRefund } from './left-to-refund.ts'
