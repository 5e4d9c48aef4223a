import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateLimit, requestLimits } from './rate-limit.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

test('a number of requests per minute pass, and the next gets the time to wait', () => {
  const limit = rateLimit(3)
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([null, null, null])
  vi.advanceTimersByTime(20_500)
  expect(limit.take('a')).toBe(40)
})

test('a new minute resets the count', () => {
  const limit = rateLimit(1)
  limit.take('a')
  expect(limit.take('a')).toBe(60)
  vi.advanceTimersByTime(60_000)
  expect(limit.take('a')).toBeNull()
})

test('each address has its own count', () => {
  const limit = rateLimit(1)
  limit.take('a')
  expect(limit.take('b')).toBeNull()
  expect(limit.take('a')).not.toBeNull()
})

test('counts are shared between processes, once and for the current minute only', () => {
  const [one, other] = [rateLimit(30), rateLimit(30)]
  for (let at = 0; at < 29; at += 1) one.take('greedy')
  const news = one.publish()
  expect(news.counts).toEqual([['greedy', 29]])
  other.handle(news)
  expect([other.take('greedy'), other.take('greedy') === null, other.take('somebody')]).toEqual([null, false, null])
  expect(one.publish().counts).toEqual([])
  vi.advanceTimersByTime(60_000)
  other.handle(news)
  expect(other.take('greedy')).toBeNull()
})

test('pages and pictures do not count as calls, and have their own limit', () => {
  const limit = requestLimits(2)
  const looks = (times: number, url: string) => Array.from({ length: times }, () => limit.take('a', url) === null).filter(Boolean).length
  expect([looks(30, '/'), looks(1, '/media/a/640.webp'), looks(1, '/api/files/7')]).toEqual([20, 0, 0])
  expect(looks(5, '/api/customer/index/get_new?limit=3')).toBe(2)
})

test('headers state the limit, the rest of it and the seconds until the next minute', () => {
  const limit = requestLimits(3)
  vi.advanceTimersByTime(15_000)
  const headers = (url: string) => limit.headersFor('a', url)
  for (let at = 0; at < 2; at += 1) limit.take('a', '/api/store')
  expect(headers('/api/store')).toEqual({ 'ratelimit-policy': '"calls";q=3;w=60', ratelimit: '"calls";r=1;t=45' })
  expect(headers('/api/files/7')).toEqual({ 'ratelimit-policy': '"files";q=30;w=60', ratelimit: '"files";r=30;t=45' })
  for (let at = 0; at < 5; at += 1) limit.take('a', '/api/store')
  expect(headers('/api/store').ratelimit).toBe('"calls";r=0;t=45')
  expect(requestLimits(0).headersFor('a', '/api/store')).toEqual({})
})

test('without a limit every request passes', () => {
  const limit = rateLimit(0)
  expect(Array.from({ length: 1000 }, () => limit.take('a')).every((wait) => wait === null)).toBe(true)
})

test('a flood of addresses does not reset an address over its limit', () => {
  const limit = rateLimit(2, { maxAddresses: 100 })
  for (let times = 0; times < 3; times += 1) limit.take('greedy')
  for (let at = 0; at < 500; at += 1) limit.take(`flood-${at}`)
  expect(limit.take('greedy')).not.toBeNull()
})

test('addresses of one IPv6 network share one count', () => {
  const limit = rateLimit(1)
  limit.take('2001:db8:1:2:aaaa::1')
  expect(limit.take('2001:db8:1:2:bbbb::9')).not.toBeNull()
  expect(limit.take('2001:db8:1:3::1')).toBeNull()
})

test('a client seen a while ago counts as known before its next request is counted', () => {
  const { greets, knows } = requestLimits(30)
  expect(greets('ada')).toBe(false)
  vi.advanceTimersByTime(20_000)
  expect([knows('ada'), greets('ada'), knows('ada')]).toEqual([false, true, true])
})
