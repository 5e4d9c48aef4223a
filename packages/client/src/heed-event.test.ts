import { type UserInfo, getCart, getCurrency, getNotices, getUserInfo, listOpenPayments, makeQuote, showBalance } from '@plaza/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { heedEvent } from './heed-event.ts'
import { keyOf } from './queries.ts'

const user = { firstname: 'Mali', message_unread_count: 0 } as UserInfo
const own = keyOf(getUserInfo, {}, 'any')
const notices = [getNotices.path, 'en', {}, 'pages']
const knowing = () => {
  const queries = new QueryClient()
  queries.setQueryData(own, user)
  queries.setQueryData(notices, { pages: [] })
  queries.setQueryData(keyOf(getCurrency, {}, 'any'), {})
  return queries
}
const event = (name: string, data: unknown) => ({ name, data })
const isOld = (queries: QueryClient, key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
const unread = (queries: QueryClient) => queries.getQueryData<UserInfo>(own)?.message_unread_count

test('a notice event updates the count and invalidates the list', () => {
  const queries = knowing()
  heedEvent(queries, event('notice', { id: '7', kind: 500, status: 1, message_unread_count: 3 }))
  expect(unread(queries)).toBe(3)
  expect(isOld(queries, notices)).toBe(true)
  expect(isOld(queries, own)).toBe(false)
})

test('notices read in another tab are read here', () => {
  const queries = knowing()
  heedEvent(queries, event('notice', { message_unread_count: 2 }))
  heedEvent(queries, event('notices.read', { message_unread_count: 0 }))
  expect(unread(queries)).toBe(0)
})

test('a cart event of another device updates the count and invalidates the cart', () => {
  const queries = knowing()
  queries.setQueryData(keyOf(getCart, {}, 'en'), {})
  heedEvent(queries, event('cart', { items_count: 4 }))
  expect(queries.getQueryData<UserInfo>(own)?.card.count).toBe(4)
  expect(isOld(queries, keyOf(getCart, {}, 'en'))).toBe(true)
  expect(isOld(queries, notices)).toBe(false)
})

test('a settings event invalidates the mall’s settings, and no data of the customer', () => {
  const queries = knowing()
  heedEvent(queries, event('settings', { what: 'currency' }))
  expect([keyOf(getCurrency, {}, 'any'), notices, own].map((key) => isOld(queries, key))).toEqual([true, false, false])
})

test('after a gap all data of the customer is invalidated, and nothing else', async () => {
  const queries = new QueryClient()
  const ask = (key: string, who: string) => queries.prefetchQuery({ queryKey: [key], queryFn: () => 1, meta: { who } })
  await Promise.all([ask('own', 'customer'), ask('shop', 'visitor')])
  heedEvent(queries, event('resync', {}))
  expect([['own'], ['shop']].map((key) => isOld(queries, key))).toEqual([true, false])
})

test('an unknown event changes nothing', () => {
  const queries = knowing()
  heedEvent(queries, event('weather', { sun: true }))
  expect(queries.getQueryData(own)).toBe(user)
})

test('an order event invalidates the order; a wallet event also the payment methods', () => {
  const keys = [keyOf(listOpenPayments, {}, 'en'), keyOf(makeQuote, {}, 'en'), keyOf(showBalance, {}, 'any')]
  const known = () => {
    const queries = knowing()
    for (const key of keys) queries.setQueryData(key, {})
    return queries
  }
  const ofOrder = known()
  heedEvent(ofOrder, event('order', { order_id: '7' }))
  expect(keys.map((key) => isOld(ofOrder, key))).toEqual([true, false, false])
  const ofMoney = known()
  heedEvent(ofMoney, event('wallet', { what: 'balance' }))
  expect(keys.map((key) => isOld(ofMoney, key))).toEqual([true, true, true])
})
