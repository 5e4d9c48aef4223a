export { dueAfter, mostAdditions, remindAfter, waitOf, workingDaysToDecide } from './deadlines.ts'
export { actionsOf, answersOf, isBeforeShipping, isLate, kindsOf, type OfSale, outcomeOf, reasonsOf } from './may-refund.ts'
export { planRefund, type Stop, type Wanted, leftOf, shareOfUnits, type Bought, type Planned, mallShare } from './plan-refund.ts'
