import type { CallShape } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type Tongue, type When, pagesOf, queryOf } from './queries.ts'

/**
 * `tongue: 'any'`: the answer has no translated text, so all languages share one cache entry. `own`: visitors may make the call too, but each
 * logged-in user gets a personal answer.
 */
type Reading = When & { tongue?: Tongue; own?: boolean }
const ofOneself = { who: 'customer' }

/** Query hook for one answer of a call. */
export const useAnswer = <C extends CallShape>(call: C, fields: Fields<C>, { enabled, tongue, own }: Reading = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call, fields, tongue: tongue ?? lang }), enabled, ...(own && { meta: ofOneself }) })
}

/** Query hook for a list that loads page by page. */
export const usePages = <C extends CallShape>(call: C, fields: Fields<C>, { enabled, tongue, own }: Reading = {}) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery({ ...pagesOf({ caller, call, fields, tongue: tongue ?? lang }), enabled, ...(own && { meta: ofOneself }) })
}
