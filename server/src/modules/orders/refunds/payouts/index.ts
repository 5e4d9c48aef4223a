export { leftToRefund } from './left-to-refund.ts'
export { refundStandings } from './refund-standings.ts'
