export { orderCard, unpaidOf } from './order-card.ts'
export { toLineView, toMoneyView, toProgressView, toRemarksView } from './order-parts.ts'
export { refundStandings } from '../refunds/payouts/index.ts'
export { isAllSent, type OrderParts, readOrder } from './read-order.ts'
