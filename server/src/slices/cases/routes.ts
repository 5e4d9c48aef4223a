import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import type { MoneyCheck } from '../ledger/checks/index.ts'
import { adjustBalance } from './adjust-balance.ts'
import type { CaseSource } from './case-source.ts'
import { checkLedger } from './check-ledger.ts'
import { claimCase } from './claim-case.ts'
import { decideCase } from './decide-case.ts'
import { listAdjustments } from './list-adjustments.ts'
import { listCases } from './list-cases.ts'
import { listLedgerChecks } from './list-ledger-checks.ts'
import { releaseCase } from './release-case.ts'
import { showCase } from './show-case.ts'
import { signAdjustment } from './sign-adjustment.ts'

/** The kinds of cases and the checks come from the slices further down; the page of slices brings them here. */
export const casesRoutes = (sources: readonly CaseSource[], checks: () => readonly MoneyCheck[]) => [
  route('listCases', contract.listCases, listCases(sources)),
  route('showCase', contract.showCase, showCase(sources)),
  route('claimCase', contract.claimCase, claimCase(sources)),
  route('releaseCase', contract.releaseCase, releaseCase(sources)),
  route('decideCase', contract.decideCase, decideCase(sources)),
  route('listLedgerChecks', contract.listLedgerChecks, listLedgerChecks),
  route('checkLedger', contract.checkLedger, checkLedger(checks)),
  route('adjustBalance', contract.adjustBalance, adjustBalance),
  route('signAdjustment', contract.signAdjustment, signAdjustment),
  route('listAdjustments', contract.listAdjustments, listAdjustments),
]
