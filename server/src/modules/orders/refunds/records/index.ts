export {
  everyRefundBefore,
  newestRefundsOf,
  newestRefundsOfOrders,
  countsOfShop,
  firstDueOfShop,
  refundsByIds,
  toAnswerOf,
  type RefundSearch,
} from './list-rows.ts'
export { refundById } from './refund-rows.ts'
export { stateLabel } from './refund-words.ts'
export { refundedByDay } from './refunds-by-day.ts'
export { toRefundView, toRefundsView } from './refund-view.ts'
