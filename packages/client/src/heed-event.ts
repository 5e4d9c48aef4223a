import { type LiveEventName, type LiveEvents, getCurrency, getLanguages, getNotices, getStore } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { paymentsChanged, waysToPayChanged } from './checkout.ts'
import { unreadIs } from './own-user.ts'
import { isPersonal, outdate } from './queries.ts'
import { walletChanged } from './wallet.ts'

type Heed = { [N in LiveEventName]?: (queries: QueryClient, data: LiveEvents[N]) => void }

const noticesChanged = (queries: QueryClient, data: { message_unread_count: number }) => {
  unreadIs(queries, data.message_unread_count)
  void outdate(queries, getNotices)
}

const heeds: Heed = {
  notice: noticesChanged,
  'notices.read': noticesChanged,
  order: (queries) => void paymentsChanged(queries),
  wallet: (queries) => void Promise.all([walletChanged(queries), waysToPayChanged(queries)]),
  settings: (queries) => void outdate(queries, getCurrency, getLanguages, getStore),
}

/** What is done about a live event: events say what to read again. */
export const heedEvent = (queries: QueryClient, { name, data }: { name: string; data: unknown }): void => {
  if (name === 'resync') return void queries.invalidateQueries({ predicate: isPersonal })
  const heed = heeds[name as LiveEventName] as ((queries: QueryClient, data: unknown) => void) | undefined
  heed?.(queries, data)
}
