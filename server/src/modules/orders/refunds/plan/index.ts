export { refundDueAt, mostAdditions, remindAfter, waitOf, workingDaysToDecide } from './deadlines.ts'
export { possibleActions, answersOf, isBeforeShipping, isLate, kindsOf, type ReturnTerms, outcomeOf, reasonsOf } from './may-refund.ts'
export {
  planRefund,
  type RefundStop,
  type RefundSelection,
  leftOf,
  shareOfUnits,
  type RefundableOrder,
  type Planned,
  mallShare,
} from './plan-refund.ts'
