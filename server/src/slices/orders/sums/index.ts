export { firstDue } from './first-due.ts'
export { foldSums } from './fold-sums.ts'
export { type BestGoods, bestGoods, type Day, type DaySum, daySums, type SalesFigures, salesFigures } from './read-sums.ts'
export { ordersTimers } from './sums-timers.ts'
