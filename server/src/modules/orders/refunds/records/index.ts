export { addEvidence, refundHistory } from './event-rows.ts'
export { deliveredForNothing, linesOfRefunds, refundsOfSales } from './line-rows.ts'
export {
  type NewRefund,
  type RawRefund,
  type RefundChange,
  type RefundRow,
  holdRefund,
  insertRefund,
  refundById,
  refundColumns,
  typedRefund,
  writeRefund,
} from './refund-rows.ts'
export { tellRefund, tellRefunds } from './tell-refund.ts'
export { stateLabel } from './refund-words.ts'
export { refundedByDay } from './refunds-by-day.ts'
export {
  everyRefundBefore,
  countsOfShop,
  firstDueOfShop,
  refundsByIds,
  toAnswerOf,
  refundsOfShop,
  countsOfTabs,
  refundsOf,
} from './list-rows.ts'
