import {
  type AddressBook,
  type UserInfo,
  followShop,
  getAddresses,
  getNotices,
  getShop,
  getUserInfo,
  listSessions,
  payOrder,
  readNotice,
  revokeSession,
  saveAddress,
} from '@plaza/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Answer, answering, fakeMall, lost, refusing } from '../test/fake-mall.ts'
import { useSaveAddress } from './identity/addresses.ts'
import { AskingProvider } from './caller-context.ts'
import { createCaller } from './caller.ts'
import { useFollowShop } from './shops/profile.ts'
import { usePayOrder } from './orders/checkout.ts'
import { useReadNotice } from './foundation/notifications.ts'
import { keyOf } from './queries.ts'
import { useRevokeSession } from './identity/accounts/sign-in.ts'

afterEach(cleanup)

/** Renders a hook for a logged-in user who reads Spanish, against a fake mall with these answers. */
const hookOf = <T,>(hook: () => T, ...answers: Answer[]) => {
  const mall = fakeMall(answers)
  const caller = createCaller({ lang: () => 'es', token: () => 'a token', fetch: mall.fetch })
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AskingProvider value={{ caller, visitor: caller, lang: 'es' }}>{children}</AskingProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(hook, { wrapper })
  return { queries, mall, change: result.current }
}
const isOld = (queries: QueryClient, key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated

const book: AddressBook = { list: [], default_id: null, most: 20 }
const typed = { full_name: 'Mali', phone: '+66815550142', country: 'TH', city: 'Chiang Mai', street: '1 Loom Road' }

test('a saved address returns the address book, which fills the cache; other languages are invalidated', async () => {
  const { queries, change } = hookOf(useSaveAddress, answering(saveAddress, { ...book, default_id: '7', saved_id: '7' }))
  queries.setQueryData(keyOf(getAddresses, {}, 'es'), book)
  queries.setQueryData(keyOf(getAddresses, {}, 'th'), book)
  await change.mutateAsync(typed)
  expect(queries.getQueryData(keyOf(getAddresses, {}, 'es'))).toEqual({ ...book, default_id: '7' })
  expect(queries.getQueryData(keyOf(getAddresses, {}, 'th'))).toBeUndefined()
})

test('a refusal changes nothing, and its reason is reported', async () => {
  const { queries, change } = hookOf(useSaveAddress, refusing(saveAddress, 'book_full'))
  queries.setQueryData(keyOf(getAddresses, {}, 'es'), book)
  const error = await change.mutateAsync(typed).catch((each: unknown) => each)
  expect(change.reasonOf(error)).toBe('book_full')
  expect(queries.getQueryData(keyOf(getAddresses, {}, 'es'))).toBe(book)
})

test('revoking a session invalidates the list of sessions, and nothing else', async () => {
  const { queries, change } = hookOf(useRevokeSession, answering(revokeSession, null))
  queries.setQueryData(keyOf(listSessions, {}, 'es'), { list: [] })
  queries.setQueryData(keyOf(getAddresses, {}, 'es'), book)
  await change.mutateAsync({ id: '7' })
  expect(isOld(queries, keyOf(listSessions, {}, 'es'))).toBe(true)
  expect(isOld(queries, keyOf(getAddresses, {}, 'es'))).toBe(false)
})

test('following a shop updates its follower count', async () => {
  const { queries, change } = hookOf(useFollowShop, answering(followShop, { followers: 13 }))
  const shop = keyOf(getShop, { id: '1', section: 'home' }, 'es')
  queries.setQueryData(shop, {})
  await change.mutateAsync({ shop_id: '1', follow: '1' })
  expect(isOld(queries, shop)).toBe(true)
})

test('a payment refetches the counts of orders by state', async () => {
  const { queries, change } = hookOf(usePayOrder, answering(payOrder, { status: 'paid', redirect_url: null }))
  const own = keyOf(getUserInfo, {}, 'any')
  queries.setQueryData(own, { message_unread_count: 1 } as UserInfo)
  await change.mutateAsync({ payment_id: '7', method: 'card', idempotency_key: 'a'.repeat(36) })
  expect(isOld(queries, own)).toBe(true)
})

const notices = [getNotices.path, 'es', {}, 'pages']
const withNotice = (queries: QueryClient) => {
  queries.setQueryData(keyOf(getUserInfo, {}, 'any'), { message_unread_count: 1 } as UserInfo)
  queries.setQueryData(notices, { pages: [{ list: [{ id: '7', read: false }] }], pageParams: [null] })
}
type Pages = { pages: { list: { read: boolean }[] }[] }
const isRead = (queries: QueryClient) => queries.getQueryData<Pages>(notices)?.pages[0]?.list[0]?.read

test('a notice shows as read immediately, and the count follows the response', async () => {
  const { queries, change } = hookOf(useReadNotice, answering(readNotice, { message_unread_count: 0 }))
  withNotice(queries)
  const reading = change.mutateAsync({ id: '7' })
  await Promise.resolve()
  expect(isRead(queries)).toBe(true)
  await reading
  expect(queries.getQueryData<UserInfo>(keyOf(getUserInfo, {}, 'any'))?.message_unread_count).toBe(0)
  expect(isOld(queries, notices)).toBe(false)
})

test('a notice whose request failed is invalidated', async () => {
  const { queries, change } = hookOf(useReadNotice, lost(readNotice))
  withNotice(queries)
  await change.mutateAsync({ id: '7' }).catch(() => {})
  expect(isOld(queries, notices)).toBe(true)
})

test('two simultaneous presses send one request, show one change, and both resolve', async () => {
  const { change, mall, queries } = hookOf(useReadNotice, answering(readNotice, { message_unread_count: 2 }))
  const once = change.mutateAsync({ id: '3' })
  const again = change.mutateAsync({ id: '3' })
  expect(await Promise.all([once, again])).toEqual([{ message_unread_count: 2 }, { message_unread_count: 2 }])
  expect(mall.requests(readNotice)).toHaveLength(1)
  expect(isOld(queries, keyOf(getNotices, {}, 'es'))).toBeUndefined()
})
test('a press after the response, or with other input, is sent again, in order', async () => {
  const { change, mall } = hookOf(useFollowShop, answering(followShop, { followers: 3 }))
  await change.mutateAsync({ shop_id: '7', follow: '1' })
  const presses = (['0', '1', '0'] as const).map((follow) => change.mutateAsync({ shop_id: '7', follow }))
  await Promise.all(presses)
  expect(mall.requests(followShop).map((input) => (input as { follow: boolean }).follow)).toEqual([true, false, true, false])
})
test('two presses of one lost request both fail, and the next press is sent', async () => {
  const { change, mall } = hookOf(useReadNotice, lost(readNotice))
  const both = await Promise.allSettled([change.mutateAsync({ id: '3' }), change.mutateAsync({ id: '3' })])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(mall.requests(readNotice)).toHaveLength(1)
  await change.mutateAsync({ id: '3' }).catch(() => {})
  expect(mall.requests(readNotice)).toHaveLength(2)
})
