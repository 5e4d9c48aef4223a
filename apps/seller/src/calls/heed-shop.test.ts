import { getDashboard, listSoldOrders, listStock, listStockApplications, showShopBalance } from '@plaza/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heedShop } from './heed-shop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const known = () => {
  const queries = new QueryClient()
  for (const { path } of [listSoldOrders, getDashboard, showShopBalance]) queries.setQueryData([path, 'en', {}], {})
  const isStale = ({ path }: { path: string }) => queries.getQueryState([path, 'en', {}])?.isInvalidated
  return { queries, stale: () => [listSoldOrders, getDashboard, showShopBalance].map(isStale) }
}

test('20 order events invalidate the order list and the figures once', () => {
  const { queries, stale } = known()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  for (let at = 0; at < 20; at += 1) heedShop(queries, { name: 'order', data: {} })
  vi.advanceTimersByTime(2000)
  expect(stale()).toEqual([true, true, false])
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('a wallet event invalidates the balance; an unrelated event invalidates nothing', () => {
  const { queries, stale } = known()
  heedShop(queries, { name: 'wallet', data: {} })
  heedShop(queries, { name: 'cart', data: {} })
  vi.advanceTimersByTime(2000)
  expect(stale()).toEqual([false, false, true])
})

test('a notice about a stock-in decision invalidates the applications and the stock', () => {
  const { queries } = known()
  for (const { path } of [listStock, listStockApplications]) queries.setQueryData([path, 'en', {}], {})
  heedShop(queries, { name: 'notice', data: {} })
  vi.advanceTimersByTime(2000)
  for (const { path } of [listStock, listStockApplications]) expect(queries.getQueryState([path, 'en', {}])?.isInvalidated).toBe(true)
})
