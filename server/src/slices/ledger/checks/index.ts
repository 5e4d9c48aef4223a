export { type MoneyCheck, checkLedger, checkRuns, explainRed, payoutsAreStopped, rebuildBalances } from './check-ledger.ts'
export { ledgerTimers } from './timers.ts'
