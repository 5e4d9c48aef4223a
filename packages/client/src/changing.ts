import type { AnswerOf, CallShape } from '@plaza/contract'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAsking } from './caller-context.ts'
import type { Fields } from './caller.ts'
import { type FailureOf, reasonOf } from './failure.ts'
import { type Tongue, outdate } from './queries.ts'

type Change<C extends CallShape> = { queries: QueryClient; fields: Fields<C> }
type Done<C extends CallShape> = Change<C> & { answer: AnswerOf<C>; lang: Tongue }
type Changes<C extends CallShape> = {
  /** Applies an optimistic change, before the mall has answered. */
  atOnce?: (change: Change<C>) => void
  done?: (done: Done<C>) => void
  /** Answers of these calls become stale, and are refetched where they are shown. The change counts as finished once this refetch has finished. */
  stale?: readonly CallShape[]
  /** Answers of these calls become stale if the call fails. */
  staleIfFailed?: readonly CallShape[]
  /** Sends the call without a token, so a refusal cannot end the user's session. */
  asVisitor?: boolean
}

/** A change that the mall has not answered yet. */
type Pending<C extends CallShape> = { text: string; answer?: Promise<AnswerOf<C>> }
type Begun = { lang: Tongue; isRepeated: boolean }

/**
 * Hook for a call that changes data. It invalidates the cached answers that the change makes stale. A second press before the answer arrives joins
 * the first: one request, and one optimistic change.
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
      // The answer comes in the language of the request, even if the reader switches language meanwhile.
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
