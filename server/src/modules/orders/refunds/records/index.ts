export { addEvidence, eventsOf } from './event-rows.ts'
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
