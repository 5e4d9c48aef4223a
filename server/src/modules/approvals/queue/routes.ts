import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { MoneyCheck } from '../../foundation/ledger/checks/index.ts'
import { adjustBalance } from './adjust-balance.ts'
import { checkLedger } from './check-ledger.ts'
import { claimCase } from './claim-case.ts'
import { carryOutTask, carryingOut } from './decisions/carry-out.ts'
import { decideCase } from './decisions/decide-case.ts'
import { undoDecision } from './decisions/undo-decision.ts'
import { listAdjustments } from './list-adjustments.ts'
import { listCases } from './list-cases.ts'
import { listLedgerChecks } from './list-ledger-checks.ts'
import { getPromises } from './records/get-promises.ts'
import { releaseCase } from './release-case.ts'
import { showCase } from './show-case.ts'
import { signAdjustment } from './sign-adjustment.ts'
import type { CaseSource } from './sources/case-source.ts'

/** A case is identified by kind and number. If two sources supplied one kind, a number would be ambiguous, so the mall refuses to start. */
const oneOfAKind = (sources: readonly CaseSource[]): readonly CaseSource[] => {
  const twice = sources.find(({ kind }, at) => sources.findIndex((other) => other.kind === kind) !== at)
  if (twice) throw new Error(`two slices bring cases of kind ${twice.kind}, whose numbers could meet; one has to answer for all of them`)
  return sources
}

/** Routes of the staff queue. The kinds of cases and the checks come from modules further down in `modules.ts`, which passes them in. */
export const casesRoutes = (registered: readonly CaseSource[], checks: () => readonly MoneyCheck[]) => {
  const sources = oneOfAKind(registered)
  return [
    route('listCases', contract.listCases, listCases(sources)),
    route('showCase', contract.showCase, showCase(sources)),
    route('claimCase', contract.claimCase, claimCase(sources)),
    route('releaseCase', contract.releaseCase, releaseCase(sources)),
    route('decideCase', contract.decideCase, decideCase(sources)),
    route('undoDecision', contract.undoDecision, undoDecision(sources)),
    route('getPromises', contract.getPromises, getPromises, { keep: { seconds: 60, tags: () => ['promises'] } }),
    route('listLedgerChecks', contract.listLedgerChecks, listLedgerChecks),
    route('checkLedger', contract.checkLedger, checkLedger(checks)),
    route('adjustBalance', contract.adjustBalance, adjustBalance),
    route('signAdjustment', contract.signAdjustment, signAdjustment),
    route('listAdjustments', contract.listAdjustments, listAdjustments),
  ]
}

/** Carries out decisions once the time for undoing them is over, even if the operator has closed the window. */
export const casesJobs =
  (sources: readonly CaseSource[]) =>
  (kernel: Kernel): Readonly<Record<string, JobHandler>> => ({ [carryOutTask]: carryingOut(kernel, sources) })
