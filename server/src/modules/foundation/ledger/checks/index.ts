export {
  type MoneyCheck,
  runLedgerChecks,
  checkRuns,
  checkRunsWithin,
  explainRed,
  payoutsAreStopped,
  rebuildBalances,
} from './check-ledger.ts'
export { sidesAgree } from './compare-books.ts'
import { spendableIsCovered } from './spendable-is-covered.ts'
import { subtotalsHold } from './subtotals-hold.ts'

export { ledgerTimers } from './timers.ts'

export const ledgerChecks = [subtotalsHold, spendableIsCovered]
