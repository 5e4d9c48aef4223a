import { getOperator, listCases, showCase } from '@plaza/contract'
import type { Heed } from '@plaza/web/live'

/** Which answers an event of the mall makes untrue. */
const untrueAfter: Readonly<Record<string, readonly { path: string }[]>> = {
  queue: [listCases, showCase],
  resync: [listCases, showCase, getOperator],
}
/** On a busy day something happens in the queue by the second; whoever shows it asks anew once in that time. */
const restMs = 800
const waiting = new Set<string>()

/** Events say what to read again. */
export const heedMall: Heed = (queries, { name }) => {
  const calls = untrueAfter[name]
  if (!calls || waiting.has(name)) return
  waiting.add(name)
  setTimeout(() => {
    waiting.delete(name)
    const paths = calls.map(({ path }) => path)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.some((path) => path === queryKey[0]) })
  }, restMs)
}
