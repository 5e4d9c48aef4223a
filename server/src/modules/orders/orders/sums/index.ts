export { firstDue } from './first-due.ts'
export { bestGoods, type Day, type DaySum, daySums, type SalesFigures, salesFigures } from './read-sums.ts'
export { toShipOf } from './to-ship.ts'
