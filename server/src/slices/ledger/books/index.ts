export { type OpenHold, balancesOf, openHoldsOf } from './balance-rows.ts'
export { type Line, linesOf } from './line-rows.ts'
