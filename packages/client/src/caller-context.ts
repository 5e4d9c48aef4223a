import { createContext, useContext } from 'react'
import type { Caller } from './caller.ts'
import type { Tongue } from './queries.ts'

export type Asking = { caller: Caller; lang: Tongue }

/** `visitor` calls the mall without a token, even while a user is logged in. */
const AskingContext = createContext<(Asking & { visitor: Caller }) | null>(null)
export const AskingProvider = AskingContext.Provider

export const useAsking = () => {
  const asking = useContext(AskingContext)
  if (!asking) throw new Error('hooks of the mall stand inside an AskingProvider')
  return asking
}
