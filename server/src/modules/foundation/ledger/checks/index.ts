import { spendableIsCovered } from './spendable-is-covered.ts'
import { subtotalsHold } from './subtotals-hold.ts'
export const ledgerChecks = [subtotalsHold, spendableIsCovered]

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
