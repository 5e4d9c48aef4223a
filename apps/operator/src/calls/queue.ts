import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  type AskOf,
  type CaseKind,
  claimCase,
  decideCase,
  listCases,
  releaseCase,
  showCase,
  undoDecision,
  adjustBalance,
  checkLedger,
  listAdjustments,
  listLedgerChecks,
  signAdjustment,
} from '@plaza/contract'

/** Queries that become stale after staff decide, claim or release a case in the queue. */
const staleQueries = [showCase, listCases]

type CaseFilter = Pick<Partial<AskOf<typeof listCases>>, 'kind' | 'state' | 'mine' | 'keyword'>

export const useListCasesPages = (wanted: CaseFilter) => usePages(listCases, { ...wanted, limit: '50' }, { tongue: 'any' })
export const useShowCase = (kind: CaseKind, id: string) => useAnswer(showCase, { kind, id }, { tongue: 'any' })
export const useClaimCase = () => useChange(claimCase, { stale: staleQueries, staleIfFailed: staleQueries })
export const useReleaseCase = () => useChange(releaseCase, { stale: staleQueries })
export const useDecideCase = () => useChange(decideCase, { stale: staleQueries, staleIfFailed: staleQueries })
export const useUndoDecision = () => useChange(undoDecision, { stale: staleQueries, staleIfFailed: staleQueries })

export const useListLedgerChecks = () => useAnswer(listLedgerChecks, {}, { tongue: 'any' })
export const useCheckLedger = () => useChange(checkLedger, { stale: [listLedgerChecks] })
export const useListAdjustmentsPages = () => usePages(listAdjustments, {}, { tongue: 'any' })
export const useAdjustBalance = () => useChange(adjustBalance, { stale: [listAdjustments] })
export const useSignAdjustment = () => useChange(signAdjustment, { stale: [listAdjustments], staleIfFailed: [listAdjustments] })
