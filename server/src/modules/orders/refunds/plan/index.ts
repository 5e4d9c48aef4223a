export { dueAfter, mostAdditions, remindAfter, waitOf, workingDaysToDecide } from './deadlines.ts'
export { actionsOf, answersOf, isBeforeShipping, isLate, kindsOf, type OfSale, outcomeOf, reasonsOf } from './may-refund.ts'
