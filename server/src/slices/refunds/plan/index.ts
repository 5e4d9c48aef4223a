export { dueAfter, mostAdditions, remindAfter, waitOf } from './deadlines.ts'
export { actionsOf, answersOf, isBeforeShipping, isLate, kindsOf, type OfSale, outcomeOf, reasonsOf } from './may-refund.ts'
