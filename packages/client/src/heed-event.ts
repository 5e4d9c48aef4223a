import {
  type LiveEvents,
  getCurrency,
  getLanguages,
  getMessages,
  getNotices,
  getStore,
  getUserInfo,
  listConversations,
  showApplication,
} from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { paymentsChanged, paymentMethodsChanged } from './orders/checkout.ts'
import { cartChanged } from './orders/cart.ts'
import { itemsCountIs, unreadIs } from './identity/accounts/own-user.ts'
import { isPersonal, outdate } from './queries.ts'
import { ordersChanged } from './customer/orders.ts'
import { refundsChanged } from './orders/refunds.ts'
import { eventsOfTickets } from './community/support.ts'
import { walletChanged } from './payments/wallet.ts'

/** The `cart` event arrives when another device or window changed the cart. It contains the number of cart lines. */
type ClientEvents = LiveEvents & { cart: { items_count: number } }
type Heed = { [N in keyof ClientEvents]?: (queries: QueryClient, data: ClientEvents[N]) => void }

const noticesChanged = (queries: QueryClient, data: { message_unread_count: number }) => {
  unreadIs(queries, data.message_unread_count)
  void outdate(queries, getNotices)
}

const heeds: Heed = {
  notice: (queries, data) => {
    noticesChanged(queries, data)
    // A notification about the seller application arrived. The user's data says whether the user may sell, so it is refetched too.
    if (data.kind === 100) void outdate(queries, showApplication, getUserInfo)
  },
  'notices.read': noticesChanged,
  order: (queries) => void Promise.all([paymentsChanged(queries), ordersChanged(queries), refundsChanged(queries)]),
  cart: (queries, data) => {
    itemsCountIs(queries, data.items_count)
    void cartChanged(queries)
  },
  wallet: (queries) => void Promise.all([walletChanged(queries), paymentMethodsChanged(queries)]),
  chat: (queries) => void outdate(queries, getMessages, listConversations, getUserInfo),
  support: (queries) => void outdate(queries, ...eventsOfTickets),
  settings: (queries) => void outdate(queries, getCurrency, getLanguages, getStore),
}

/** Handles a live event. Each event determines which answers to refetch. */
export const heedEvent = (queries: QueryClient, { name, data }: { name: string; data: unknown }): void => {
  if (name === 'resync') return void queries.invalidateQueries({ predicate: isPersonal })
  const heed = heeds[name as keyof ClientEvents] as ((queries: QueryClient, data: unknown) => void) | undefined
  heed?.(queries, data)
}
