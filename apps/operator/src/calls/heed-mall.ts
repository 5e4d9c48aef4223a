import { getOperator, listCases, showCase } from '@plaza/contract'
import { outdate } from '@plaza/client/queries'
import type { Heed } from '@plaza/web/live'
import { tellingOfChat } from './chat.ts'
import { tellingOfTickets } from './support.ts'

/** Which answers an event of the mall makes untrue. */
const untrueAfter: Readonly<Record<string, readonly { path: string }[]>> = {
  queue: [listCases, showCase],
  resync: [listCases, showCase, getOperator, ...tellingOfChat, ...tellingOfTickets],
}
/** On a busy day something happens in the queue by the second; whoever shows it asks anew once in that time. */
const restMs = 800
const waiting = new Set<string>()

/** Events say what to read again. */
export const heedMall: Heed = (queries, { name }) => {
  // Whoever waits for an answer sees it at once; other events rest.
  if (name === 'chat') return void outdate(queries, ...tellingOfChat)
  if (name === 'support') return void outdate(queries, ...tellingOfTickets)
  const calls = untrueAfter[name]
  if (!calls || waiting.has(name)) return
  waiting.add(name)
  setTimeout(() => {
    waiting.delete(name)
    const paths = calls.map(({ path }) => path)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.some((path) => path === queryKey[0]) })
  }, restMs)
}
