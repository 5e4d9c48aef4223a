import type { CallShape } from '@plaza/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type Tongue, type When, pagesOf, queryOf } from './queries.ts'

/** `tongue: 'any'`: figures and names, which are the same in all languages. */
type Reading = When & { tongue?: Tongue }

/** One answer of a call. */
export const useAnswer = <C extends CallShape>(call: C, fields: Fields<C>, { enabled, tongue }: Reading = {}) => {
  const { caller, lang } = useAsking()
  return useQuery({ ...queryOf({ caller, call, fields, tongue: tongue ?? lang }), enabled })
}

/** A list that grows page by page. */
export const usePages = <C extends CallShape>(call: C, fields: Fields<C>, { enabled, tongue }: Reading = {}) => {
  const { caller, lang } = useAsking()
  return useInfiniteQuery({ ...pagesOf({ caller, call, fields, tongue: tongue ?? lang }), enabled })
}
