import { type Caller, createCaller } from '@plaza/client'
import { useMemo } from 'react'
import { useMall } from '../../mall/mall.tsx'

/** Asks as a visitor: a token of another platform that has run out ends nobody's session here. */
export const useVisitorCaller = (): Caller => {
  const { loading, choices } = useMall()
  return useMemo(() => createCaller({ lang: () => choices.current().lang, token: () => null, loading }), [loading, choices])
}
