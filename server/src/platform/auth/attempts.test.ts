import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { countAttempt, forgetAttempts, subjectOf, subjectOfAddress, uncountAttempt, type Limit } from './attempts.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())
beforeEach(async () => {
  await sql`truncate platform.attempt`.execute(open.kernel.db)
})

const start = new Date('2026-03-01T10:14:59Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const limit: Limit = { most: 3, withinMs: 15 * 60_000, pauseMs: 20 * 60_000 }
const attempt = (now = start, of = limit) => countAttempt(open.kernel.db, 'trial', of, now)

test('the pause starts at the last allowed attempt and lasts its full time', async () => {
  expect(await attempt()).toEqual({ count: 1, retryAfterSeconds: null })
  expect(await attempt(later(10))).toEqual({ count: 2, retryAfterSeconds: null })
  expect(await attempt(later(14))).toEqual({ count: 3, retryAfterSeconds: null })
  expect(await attempt(later(15))).toEqual({ count: 4, retryAfterSeconds: 19 * 60 })
  expect(await attempt(later(33.99))).toMatchObject({ retryAfterSeconds: 1 })
  expect(await attempt(later(34))).toEqual({ count: 1, retryAfterSeconds: null })
})
test('attempts below the limit expire after the window', async () => {
  await attempt()
  await attempt()
  expect(await attempt(later(15))).toEqual({ count: 1, retryAfterSeconds: null })
})
test('without a pause the window of the first attempt counts', async () => {
  const { pauseMs: _, ...plain } = limit
  for (let time = 0; time < 3; time += 1) await attempt(later(5 * time), plain)
  expect(await attempt(later(11), plain)).toEqual({ count: 4, retryAfterSeconds: 4 * 60 })
  expect(await attempt(later(15), plain)).toMatchObject({ count: 1 })
})
test('a weighted attempt counts by its weight, and the pause starts when the limit is reached or exceeded', async () => {
  const weigh = (by: number, now = start) => countAttempt(open.kernel.db, 'trial', { ...limit, most: 10 }, now, by)
  expect(await weigh(6)).toEqual({ count: 6, retryAfterSeconds: null })
  expect(await weigh(6, later(5))).toEqual({ count: 12, retryAfterSeconds: 20 * 60 })
  expect(await weigh(1, later(6))).toEqual({ count: 13, retryAfterSeconds: 19 * 60 })
})
test('a hundred concurrent attempts count as a hundred', async () => {
  const counted = await Promise.all(Array.from({ length: 100 }, () => attempt()))
  expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
  expect(counted.filter(({ retryAfterSeconds }) => retryAfterSeconds === null)).toHaveLength(3)
})
test('an uncounted attempt is subtracted, and a success resets the count', async () => {
  await attempt()
  await attempt()
  await uncountAttempt(open.kernel.db, 'trial')
  expect(await attempt()).toMatchObject({ count: 2 })
  await forgetAttempts(open.kernel.db, 'trial')
  expect(await attempt()).toMatchObject({ count: 1 })
})
test('subjects are stored hashed and case-insensitive; one IPv6 network is one subject', () => {
  expect(subjectOf('login', 'Ada@People.example')).toBe(subjectOf('login', 'ada@people.example'))
  expect(subjectOf('login', 'ada@people.example')).not.toContain('ada')
  expect(subjectOfAddress('from', '2001:db8:1:2::1')).toBe(subjectOfAddress('from', '2001:db8:1:2:ffff::9'))
  expect(subjectOfAddress('from', '2001:db8:1:2::1')).not.toBe(subjectOfAddress('from', '2001:db8:1:3::1'))
})
