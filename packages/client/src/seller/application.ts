import { applySeller, checkStoreName, getUserInfo, saveApplication, showApplication } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import { useChange } from '../changing.ts'
import type { When } from '../queries.ts'

export const useShowApplication = (when?: When) => useAnswer(showApplication, {}, when)
/** It asks and changes nothing; while another name is typed, what was said of the one before stays. */
export const useCheckStoreName = (name: string, when?: When) => useAnswer(checkStoreName, { name }, when)

/** The form that is being written is newer than any answer: a draft that was kept makes nothing stale. */
export const useSaveApplication = () => useChange(saveApplication, { staleIfFailed: [showApplication] })
export const useApplySeller = () => useChange(applySeller, { stale: [showApplication, getUserInfo], staleIfFailed: [showApplication] })
