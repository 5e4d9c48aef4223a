import type { LedgerCheck } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import type { checkRuns } from '../../foundation/ledger/checks/index.ts'

type Run = Awaited<ReturnType<typeof checkRuns>>[number]
/** Converts a run of the checks to the view for staff. */
export const toCheckView = (run: Run): LedgerCheck => ({
  id: run.id,
  at: run.at.toISOString(),
  green: run.green,
  explained: run.explained,
  results: run.results.map(({ invariant, bad, difference }) => ({ invariant, bad, difference: formatMoney(minor(BigInt(difference))) })),
})
