import { keyOf } from '@plaza/client'
import { type UserInfo, getNotices, getUserInfo } from '@plaza/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { heedEvent } from './heed-event.ts'
import { createOwnSession } from './own-session.ts'

const user = { firstname: 'Mali', message_unread_count: 0 } as UserInfo
const mallOf = () => {
  const session = createOwnSession({ token: 'secret', user, endedBy: null })
  return { session, queries: new QueryClient() }
}
const event = (name: string, data: unknown) => ({ name, data, id: null })
const notices = [getNotices.path, 'en', {}, 'pages']

test('a notice moves the count everywhere, and the list is read anew', () => {
  const mall = mallOf()
  mall.queries.setQueryData(notices, { pages: [] })
  heedEvent(mall, event('notice', { id: '7', kind: 500, status: 1, message_unread_count: 3 }))
  expect(mall.session.current().user?.message_unread_count).toBe(3)
  expect(mall.queries.getQueryData<UserInfo>(keyOf(getUserInfo, {}, 'any'))?.message_unread_count).toBe(3)
  expect(mall.queries.getQueryState(notices)?.isInvalidated).toBe(true)
})

test('read in another tab, they are read here', () => {
  const mall = mallOf()
  heedEvent(mall, event('notice', { message_unread_count: 2 }))
  heedEvent(mall, event('notices.read', { message_unread_count: 0 }))
  expect(mall.session.current().user?.message_unread_count).toBe(0)
})

test('after a gap everything of one’s own is read anew, and nothing else', async () => {
  const { queries, session } = mallOf()
  const ask = (key: string, who: string) => queries.prefetchQuery({ queryKey: [key], queryFn: () => 1, meta: { who } })
  await Promise.all([ask('own', 'customer'), ask('shop', 'visitor')])
  heedEvent({ queries, session }, event('resync', {}))
  expect([['own'], ['shop']].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, false])
})

test('an event nobody knows changes nothing', () => {
  const mall = mallOf()
  heedEvent(mall, event('weather', { sun: true }))
  expect(mall.session.current().user).toBe(user)
})
