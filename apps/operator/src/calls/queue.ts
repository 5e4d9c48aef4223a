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

/** Queries that are out of date after a decision or a claim. */
const told = [showCase, listCases]

type Wanted = Pick<Partial<AskOf<typeof listCases>>, 'kind' | 'state' | 'mine' | 'keyword'>

export const useListCasesPages = (wanted: Wanted) => usePages(listCases, { ...wanted, limit: '50' }, { tongue: 'any' })
export const useShowCase = (kind: CaseKind, id: string) => useAnswer(showCase, { kind, id }, { tongue: 'any' })
export const useClaimCase = () => useChange(claimCase, { stale: told, staleIfFailed: told })
export const useReleaseCase = () => useChange(releaseCase, { stale: told })
export const useDecideCase = () => useChange(decideCase, { stale: told, staleIfFailed: told })
export const useUndoDecision = () => useChange(undoDecision, { stale: told, staleIfFailed: told })

export const useListLedgerChecks = () => useAnswer(listLedgerChecks, {}, { tongue: 'any' })
export const useCheckLedger = () => useChange(checkLedger, { stale: [listLedgerChecks] })
export const useListAdjustmentsPages = () => usePages(listAdjustments, {}, { tongue: 'any' })
export const useAdjustBalance = () => useChange(adjustBalance, { stale: [listAdjustments] })
export const useSignAdjustment = () => useChange(signAdjustment, { stale: [listAdjustments], staleIfFailed: [listAdjustments] })
