import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { adjustBalance, checkLedger, listAdjustments, listLedgerChecks, signAdjustment } from '@plaza/contract'

export const useListLedgerChecks = () => useAnswer(listLedgerChecks, {}, { tongue: 'any' })
export const useCheckLedger = () => useChange(checkLedger, { stale: [listLedgerChecks] })
export const useListAdjustmentsPages = () => usePages(listAdjustments, {}, { tongue: 'any' })
export const useAdjustBalance = () => useChange(adjustBalance, { stale: [listAdjustments] })
export const useSignAdjustment = () => useChange(signAdjustment, { stale: [listAdjustments], staleIfFailed: [listAdjustments] })
