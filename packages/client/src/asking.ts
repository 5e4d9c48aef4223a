import type { AnswerOf, CallShape } from '@plaza/contract'
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import type { FailureOf } from './failure.ts'
import { type Tongue, type When, outdate, pagesOf, queryOf } from './queries.ts'

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

type Change<C extends CallShape> = { queries: QueryClient; fields: Fields<C> }
type Done<C extends CallShape> = Change<C> & { answer: AnswerOf<C>; lang: Tongue }
/** What a call changes of what is known here. */
type Changes<C extends CallShape> = {
  /** Shown at once, before the mall has said yes. */
  atOnce?: (change: Change<C>) => void
  done?: (done: Done<C>) => void
  /** Whoever shows answers of these asks anew; the call is done once they have them. */
  stale?: readonly CallShape[]
  /** The same where the mall has said no. */
  staleIfRefused?: readonly CallShape[]
}

/** A call that changes something; whatever is known here and is not true any more then, follows. */
export const useChange = <C extends CallShape>(call: C, { atOnce, done, stale = [], staleIfRefused = [] }: Changes<C> = {}) => {
  const { caller, lang } = useAsking()
  return useMutation<AnswerOf<C>, FailureOf<C>, Fields<C>>({
    mutationFn: (fields) => caller.ask(call, fields),
    onMutate: (fields, { client: queries }) => atOnce?.({ queries, fields }),
    onSuccess: (answer, fields, _, { client: queries }) => {
      done?.({ queries, fields, answer, lang })
      return outdate(queries, ...stale)
    },
    onError: (_error, _fields, _, { client: queries }) => outdate(queries, ...staleIfRefused),
  })
}
