export { type OpenHold, balancesOf, holdBalance, openHoldsOf } from './balance-rows.ts'
export { type Line, linesOf } from './line-rows.ts'
export { balanceHistory, monthsOf } from './history-rows.ts'
export { escrowBalances, openHolds, sumsByReference } from './journal-sums.ts'
