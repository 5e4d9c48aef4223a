import { applySeller, checkStoreName, getUserInfo, saveApplication, showApplication } from '@plaza/contract'
import { useAnswer } from '../asking.ts'
import { useChange } from '../changing.ts'
import { type When, keyOf } from '../queries.ts'

export const useShowApplication = (when?: When) => useAnswer(showApplication, {}, when)
/** Checks a shop name without a change. While another name is typed, the result for the previous name stays visible. */
export const useCheckStoreName = (name: string, when?: When) => useAnswer(checkStoreName, { name }, when)

/** The answer replaces the cached application, so that the form shows it when the user returns. */
export const useSaveApplication = () =>
  useChange(saveApplication, {
    done: ({ queries, answer, lang }) => void queries.setQueryData(keyOf(showApplication, {}, lang), answer),
    staleIfFailed: [showApplication],
  })
export const useApplySeller = () => useChange(applySeller, { stale: [showApplication, getUserInfo], staleIfFailed: [showApplication] })
