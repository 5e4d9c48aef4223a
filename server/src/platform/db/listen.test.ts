import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openKernel } from '../../../test/mall.ts'
import { until } from '../../../test/until.ts'
import { listenTo } from './listen.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the silence ends with a notification, and the process notifies itself every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { kernel, url, end } = await openKernel()
  const news = listenTo(url, kernel.log, [{ channels: { plaza_test: () => {} } }])
  expect(news.hearing().isConnected).toBe(false)
  await news.start()
  expect(news.hearing()).toEqual({ isConnected: true, silentMs: 0 })

  vi.advanceTimersByTime(9_000)
  expect(news.hearing().silentMs).toBe(9_000)
  await sql`notify plaza_test`.execute(kernel.db)
  await until(() => news.hearing().silentMs === 0)

  vi.advanceTimersByTime(999)
  expect(news.hearing().silentMs).toBe(999)
  vi.advanceTimersByTime(1)
  await until(() => news.hearing().silentMs === 0)

  await news.stop()
  vi.advanceTimersByTime(60_000)
  await end()
})
