import type { AnswerOf, CallShape } from '@plaza/contract'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type FailureOf, reasonOf } from './failure.ts'
import { type Tongue, outdate } from './queries.ts'

type Change<C extends CallShape> = { queries: QueryClient; fields: Fields<C> }
type Done<C extends CallShape> = Change<C> & { answer: AnswerOf<C>; lang: Tongue }
/** What a call changes of what is known here. */
type Changes<C extends CallShape> = {
  /** Shown at once, before the mall has said yes. */
  atOnce?: (change: Change<C>) => void
  done?: (done: Done<C>) => void
  /** Whoever shows answers of these asks anew; the call is done once they have them. */
  stale?: readonly CallShape[]
  /** The same where it did not come about. */
  staleIfFailed?: readonly CallShape[]
  /** What it refuses says nothing of whoever is logged in. */
  asVisitor?: boolean
}

/** A call that changes something; whatever is known here and is not true any more then, follows. */
export const useChange = <C extends CallShape>(call: C, { atOnce, done, stale = [], staleIfFailed = [], asVisitor }: Changes<C> = {}) => {
  const { caller, visitor, lang } = useAsking()
  const changing = useMutation<AnswerOf<C>, FailureOf<C>, Fields<C>, Tongue>({
    mutationFn: (fields) => (asVisitor ? visitor : caller).ask(call, fields),
    onMutate: (fields, { client: queries }) => {
      atOnce?.({ queries, fields })
      // The answer is in the language that it was asked in, whatever is read by then.
      return lang
    },
    onSuccess: (answer, fields, askedIn, { client: queries }) => {
      done?.({ queries, fields, answer, lang: askedIn })
      return outdate(queries, ...stale)
    },
    onError: (_error, _fields, _, { client: queries }) => void outdate(queries, ...staleIfFailed),
  })
  return { ...changing, reasonOf: (error: unknown) => reasonOf(error, call) }
}
