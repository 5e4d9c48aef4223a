export { type MoneyCheck, checkLedger, checkRuns, checkRunsWithin, explainRed, payoutsAreStopped, rebuildBalances } from './check-ledger.ts'
export { sidesAgree } from './compare-books.ts'
export { subtotalsHold } from './subtotals-hold.ts'
export { ledgerTimers } from './timers.ts'
