import { applySeller, checkStoreName, getUserInfo, saveApplication, showApplication } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import { useChange } from '../changing.ts'
import type { When } from '../queries.ts'

export const useShowApplication = (when?: When) => useAnswer(showApplication, {}, when)
/** Checks a shop name without a change. While another name is typed, the result for the previous name stays visible. */
export const useCheckStoreName = (name: string, when?: When) => useAnswer(checkStoreName, { name }, when)

/** The open form is newer than any cached answer, so saving a draft needs no refetch. */
export const useSaveApplication = () => useChange(saveApplication, { staleIfFailed: [showApplication] })
export const useApplySeller = () => useChange(applySeller, { stale: [showApplication, getUserInfo], staleIfFailed: [showApplication] })
