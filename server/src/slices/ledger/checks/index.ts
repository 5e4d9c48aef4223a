export { type MoneyCheck, checkLedger, checkRuns, payoutsAreStopped, rebuildBalances } from './check-ledger.ts'
export { ledgerTimers } from './timers.ts'
