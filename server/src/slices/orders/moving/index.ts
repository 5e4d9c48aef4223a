export { countRated } from './count-rated.ts'
export {
  type HeldSale,
  type NextDeed,
  type SaleChange,
  anyGoesOn,
  boughtOf,
  holdDue,
  holdSale,
  salesDue,
  writeSaleMove,
} from './move-sale.ts'
export { type SaleTimes, returnUntil, saleTimes } from './sale-times.ts'
export { regularsMail, salesInHands } from './sales-in-hands.ts'
