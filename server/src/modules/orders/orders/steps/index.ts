export { countRated } from './count-rated.ts'
export {
  type LockedOrder,
  type NextDeed,
  type SaleChange,
  anyGoesOn,
  orderedQuantities,
  lockDueOrder,
  lockOrder,
  salesDue,
  salesToCome,
  writeSaleMove,
} from './move-sale.ts'
export { planTimes } from './plan-times.ts'
export { returnUntil, saleTimes } from './sale-times.ts'
export { regularsMail, salesInHands } from './sales-in-hands.ts'
