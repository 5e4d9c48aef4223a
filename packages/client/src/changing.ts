import type { AnswerOf, CallShape } from '@plaza/contract'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
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

/** A change that the mall has not answered yet. */
type Pending<C extends CallShape> = { text: string; answer?: Promise<AnswerOf<C>> }
type Begun = { lang: Tongue; isRepeated: boolean }

/**
 * A call that changes something; whatever is known here and is not true any more then, follows.
 * A second press of the same thing before the answer arrives joins the first one: it is sent once, and shown once.
 */
export const useChange = <C extends CallShape>(call: C, { atOnce, done, stale = [], staleIfFailed = [], asVisitor }: Changes<C> = {}) => {
  const { caller, visitor, lang } = useAsking()
  const last = useRef<Pending<C> | null>(null)
  const pendingOf = useRef(new WeakMap<object, Pending<C>>())
  const begin = (fields: Fields<C>): { pending: Pending<C>; isRepeated: boolean } => {
    const text = JSON.stringify(fields)
    const isRepeated = last.current?.text === text
    const pending = isRepeated && last.current ? last.current : { text }
    last.current = pending
    pendingOf.current.set(fields, pending)
    return { pending, isRepeated }
  }
  const send = (fields: Fields<C>): Promise<AnswerOf<C>> => {
    const pending = pendingOf.current.get(fields) ?? begin(fields).pending
    pending.answer ??= (asVisitor ? visitor : caller).ask(call, fields).finally(() => {
      if (last.current === pending) last.current = null
    })
    return pending.answer
  }
  const changing = useMutation<AnswerOf<C>, FailureOf<C>, Fields<C>, Begun>({
    mutationFn: send,
    onMutate: (fields, { client: queries }) => {
      const { isRepeated } = begin(fields)
      if (!isRepeated) atOnce?.({ queries, fields })
      // The answer is in the language that it was asked in, whatever is read by then.
      return { lang, isRepeated }
    },
    onSuccess: (answer, fields, begun, { client: queries }) => {
      if (begun.isRepeated) return undefined
      done?.({ queries, fields, answer, lang: begun.lang })
      return outdate(queries, ...stale)
    },
    onError: (_error, _fields, _, { client: queries }) => void outdate(queries, ...staleIfFailed),
  })
  return { ...changing, reasonOf: (error: unknown) => reasonOf(error, call) }
}
