import type { AnswerOf, CallShape } from '@plaza/contract'
import { type InfiniteData, type Query, type QueryClient, type QueryKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Caller, Fields } from './caller.ts'
import { type FailureOf, isCallFailure } from './failure.ts'

/** Language of a cached answer. Answers with text are cached by language. `any` is for figures and names, which are the same in all languages. */
export type Tongue = string | 'any'

/** `enabled: false` sends no request yet. */
export type When = { enabled?: boolean }

export const keyOf = (call: CallShape, fields: object, tongue: Tongue): QueryKey => [call.path, tongue, fields]

type QueryInput<C extends CallShape> = { caller: Caller; call: C; fields: Fields<C>; tongue: Tongue }

/** Query options for one answer of a call. */
export const queryOf = <C extends CallShape>({ caller, call, fields, tongue }: QueryInput<C>) =>
  queryOptions<AnswerOf<C>, FailureOf<C>>({
    queryKey: keyOf(call, fields, tongue),
    queryFn: ({ signal }) => caller.ask(call, fields, { signal }),
    meta: { who: call.who },
  })

type Page = { next_cursor: string | null }
type Grown<C extends CallShape> = AnswerOf<C> & Page

/** Query options for a list that loads page by page. Each page gives the cursor of the next. */
export const pagesOf = <C extends CallShape>({ caller, call, fields, tongue }: QueryInput<C>) =>
  infiniteQueryOptions<Grown<C>, FailureOf<C>, InfiniteData<Grown<C>>, QueryKey, string | null>({
    queryKey: [...keyOf(call, fields, tongue), 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const pageFields = pageParam === null ? fields : { ...fields, cursor: pageParam }
      return (await caller.ask(call, pageFields as Fields<C>, { signal })) as Grown<C>
    },
    meta: { who: call.who },
    initialPageParam: null,
    getNextPageParam: (last) => last.next_cursor,
  })

/** Invalidates the answers of these calls: screens that show them refetch. */
export const outdate = async (queries: QueryClient, ...calls: readonly CallShape[]): Promise<void> => {
  if (calls.length === 0) return
  const paths = calls.map(({ path }) => path)
  await queries.invalidateQueries({ predicate: ({ queryKey }) => paths.some((path) => path === queryKey[0]) })
}

/** True for an answer that belongs to one logged-in user. */
export const isPersonal = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.['who'] !== undefined && meta['who'] !== 'visitor'

/** Removes a user's cached answers before another user logs in. */
export const forgetPersonal = (queries: QueryClient): void => queries.removeQueries({ predicate: isPersonal })

/** Refusals are not retried. Lost requests are retried once. */
export const shouldRetry = (failures: number, error: unknown): boolean => failures < 1 && isCallFailure(error) && error.kind !== 'refused'
