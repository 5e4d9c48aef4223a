import { getOperator, listCases, listServiceConversations } from '@plaza/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchOnEvents } from './refetch-on-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const heed = () =>
  refetchOnEvents({ atOnce: { chat: [listServiceConversations] }, resting: { queue: [listCases], resync: [getOperator] }, intervalMs: 800 })
const known = () => {
  const queries = new QueryClient()
  for (const { path } of [listServiceConversations, listCases, getOperator]) queries.setQueryData([path, 'en', {}], {})
  const stale = () =>
    [listServiceConversations, listCases, getOperator].map(({ path }) => queries.getQueryState([path, 'en', {}])?.isInvalidated)
  return { queries, stale, invalidate: vi.spyOn(queries, 'invalidateQueries') }
}

test('invalidates urgent data immediately, each time', () => {
  const { queries, stale, invalidate } = known()
  const on = heed()
  on(queries, { name: 'chat', data: {} })
  on(queries, { name: 'chat', data: {} })
  expect(stale()).toEqual([true, false, false])
  expect(invalidate).toHaveBeenCalledTimes(2)
})

test('debounces other events: one invalidation per name and interval, each name with its own interval', () => {
  const { queries, stale, invalidate } = known()
  const on = heed()
  for (let at = 0; at < 20; at += 1) on(queries, { name: 'queue', data: {} })
  on(queries, { name: 'resync', data: {} })
  expect(stale()).toEqual([false, false, false])
  vi.advanceTimersByTime(800)
  expect(stale()).toEqual([false, true, true])
  expect(invalidate).toHaveBeenCalledTimes(2)
  on(queries, { name: 'queue', data: {} })
  vi.advanceTimersByTime(800)
  expect(invalidate).toHaveBeenCalledTimes(3)
})

test('an event without dependent calls invalidates nothing', () => {
  const { queries, invalidate } = known()
  heed()(queries, { name: 'cart', data: {} })
  vi.advanceTimersByTime(10_000)
  expect(invalidate).not.toHaveBeenCalled()
})
