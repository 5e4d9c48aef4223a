import type { AnswerOf, CallShape } from '@plaza/contract'
import { type QueryClient, type QueryKey, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Caller, Fields } from './caller.ts'
import { isCallFailure } from './failure.ts'

/** Answers with words in them are kept for each language; figures and names are the same in all. */
export type Tongue = string | 'any'

/** `enabled: false` waits: nothing is asked before there is a reason. */
export type When = { enabled?: boolean }

export const keyOf = (call: CallShape, fields: object, tongue: Tongue): QueryKey => [call.path, tongue, fields]

type Asked<C extends CallShape> = { caller: Caller; call: C; fields: Fields<C>; tongue: Tongue }

/** One answer. While the language changes, the old words stay until the new ones are there. */
export const queryOf = <C extends CallShape>({ caller, call, fields, tongue }: Asked<C>) =>
  queryOptions<AnswerOf<C>>({
    queryKey: keyOf(call, fields, tongue),
    queryFn: ({ signal }) => caller.ask(call, fields, { signal }),
    meta: { who: call.who },
    placeholderData: keepPreviousData as never,
  })

type Page = { next_cursor: string | null }

/** A list that grows page by page, by the cursor of the page before. */
export const pagesOf = <C extends CallShape>({ caller, call, fields, tongue }: Asked<C>) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(call, fields, tongue), 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const asked = pageParam === null ? fields : { ...fields, cursor: pageParam }
      return (await caller.ask(call, asked as Fields<C>, { signal })) as AnswerOf<C> & Page
    },
    meta: { who: call.who },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.next_cursor,
    placeholderData: keepPreviousData,
  })

/** What was said to one person is not shown to the next. */
export const forgetPersonal = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ meta }) => meta?.['who'] !== undefined && meta['who'] !== 'visitor' })

/** A refusal stays a refusal; what was lost on the way is tried once more. */
export const shouldRetry = (failures: number, error: unknown): boolean => failures < 1 && isCallFailure(error) && error.kind !== 'refused'
