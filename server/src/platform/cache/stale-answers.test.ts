import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyOf, gate, making, roomy } from '../../../test/answers.ts'
import { cachedValue } from './cached-values.ts'
import { staleAnswer, staleBoot, stalePage, stalePart } from './stale.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('stale response', () => {
  const late = { tags: /^things$/, minAgeMs: 1000, maxMs: 10_000 }
  let drawn = 0
  const how = async () => making(String((drawn += 1)))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  beforeEach(() => (drawn = 0))

  test('is returned while a single revalidation runs, and the new one afterwards', async () => {
    const cache = roomy()
    await cache.make('a', how, late)
    cache.dropTags(['things'])
    vi.advanceTimersByTime(1000)
    expect(Array.from({ length: 50 }, () => bodyOf(cache.find('a')))).toEqual(Array.from({ length: 50 }, () => '1'))
    await settled()
    expect([bodyOf(cache.find('a')), drawn]).toEqual(['2', 2])
    vi.advanceTimersByTime(30_000)
    expect([bodyOf(cache.find('a')), drawn]).toEqual(['2', 2])
  })
  test('has a minimum age before it is revalidated, regardless of other invalidations', async () => {
    const cache = roomy()
    await cache.make('a', how, late)
    for (let at = 0; at < 9; at += 1) {
      cache.dropTags(['things'])
      expect(bodyOf(cache.find('a'))).toBe('1')
      vi.advanceTimersByTime(100)
    }
    await settled()
    expect(drawn).toBe(1)
  })
  test('is revalidated spread over time, not together with all that became stale at the same moment', async () => {
    const cache = roomy()
    const keys = Array.from({ length: 60 }, (_, at) => `key ${at}`)
    for (const key of keys) await cache.make(key, how, { ...late, spreadMs: 2000 })
    drawn = 0
    cache.dropTags(['things'])
    const after = async (ms: number) => {
      vi.advanceTimersByTime(ms)
      for (const key of keys) expect(cache.find(key)).toBeDefined()
      // The cache revalidates two entries at a time. This loop waits until all revalidations are finished.
      for (let turn = 0; turn < 200; turn += 1) await settled()
      return drawn
    }
    expect(await after(999)).toBe(0)
    const half = await after(1001)
    expect([half > 10, half < 50]).toEqual([true, true])
    expect(await after(1000)).toBe(60)
  })
  test('never exceeds its maximum staleness, even without requests meanwhile', async () => {
    const cache = roomy()
    await cache.make('a', how, late)
    cache.dropTags(['things'])
    vi.advanceTimersByTime(9000)
    cache.dropTags(['things'])
    vi.advanceTimersByTime(1001)
    expect(cache.find('a')).toBeUndefined()
  })
  test('is dropped immediately by another tag and by a full invalidation', async () => {
    const cache = roomy()
    await cache.make('a', async () => making('one', { tags: ['things', 'settings'] }), late)
    cache.dropTags(['things'])
    cache.dropTags(['settings'])
    expect(cache.find('a')).toBeUndefined()
    await cache.make('a', how, late)
    cache.dropAll()
    expect(cache.find('a')).toBeUndefined()
  })
  test.each([
    ['joined by whoever comes after news of something else', 'elsewhere', ['1', '1'], 1],
    ['not given to whoever comes after news of what it shows', 'settings', ['1', '2'], 2],
  ])('during a build is %s', async (_what, tag, bodies, times) => {
    const cache = roomy()
    const { open, opened } = gate()
    const slow = async () => {
      const body = String((drawn += 1))
      await opened
      return making(body, { tags: ['things', 'settings'] })
    }
    const first = cache.make('a', slow, late)
    cache.dropTags(['things', tag])
    const second = cache.make('a', slow, late)
    open()
    expect([bodyOf(await first), bodyOf(await second), drawn]).toEqual([...bodies, times])
  })
  test('is cached despite an invalidation during the build, and is stale from then on', async () => {
    const cache = roomy()
    const { open, opened } = gate()
    const slow = cache.make(
      'a',
      async () => {
        await opened
        return making('during')
      },
      late,
    )
    cache.dropTags(['things'])
    open()
    await slow
    expect(bodyOf(cache.find('a'))).toBe('during')
    vi.advanceTimersByTime(10_001)
    expect(cache.find('a')).toBeUndefined()
  })
  test('with a failed revalidation is returned until its maximum staleness, and the next request retries', async () => {
    const cache = roomy()
    let fails = false
    const shaky = async () => {
      if (fails) throw new Error('no database')
      return how()
    }
    await cache.make('a', shaky, late)
    fails = true
    cache.dropTags(['things'])
    vi.advanceTimersByTime(2000)
    expect(bodyOf(cache.find('a'))).toBe('1')
    await settled()
    fails = false
    expect(bodyOf(cache.find('a'))).toBe('1')
    await settled()
    expect(bodyOf(cache.find('a'))).toBe('2')
  })

  test('inherits the staleness of its parts', async () => {
    const cache = roomy()
    const part = () => cachedValue(cache, 'part', { tags: ['things'], seconds: 600, late }, async () => (drawn += 1))
    await part()
    cache.dropTags(['things'])
    vi.advanceTimersByTime(900)
    await cache.make('a', async () => making(String(await part())), late)
    vi.advanceTimersByTime(9000)
    expect(bodyOf(cache.find('a'))).toBe('1')
    await settled()
    expect([bodyOf(cache.find('a')), drawn], 'drawn anew as soon as it had rested').toEqual(['2', 2])
  })
  test('is revalidated from nearly fresh parts, however stale its parts may be elsewhere', async () => {
    const cache = roomy()
    const stored = (name: string, read: () => Promise<unknown>) =>
      cachedValue(cache, name, { tags: ['things'], seconds: 600, late: { ...late, minAgeMs: 9000 } }, read)
    const part = () => stored('part', () => stored('part of a part', async () => (drawn += 1)))
    await cache.make('a', async () => making(String(await part())), late)
    cache.dropTags(['things'])
    vi.advanceTimersByTime(5000)
    expect([await part(), bodyOf(cache.find('a'))], 'late, and given').toEqual([1, '1'])
    await vi.waitFor(() => expect(bodyOf(cache.find('a'))).toBe('2'))
    vi.advanceTimersByTime(30_000)
    expect([await part(), bodyOf(cache.find('a')), drawn], 'not late any more').toEqual([2, '2', 2])
  })
  test('queues an expensive revalidation, and a cheap one does not wait for it', async () => {
    const cache = roomy()
    const dear = { ...late, isDear: true }
    let most = 0
    let now = 0
    let drawings = 0
    const slow = async () => {
      drawings += 1
      most = Math.max(most, (now += 1))
      await settled()
      now -= 1
      return making('drawn')
    }
    const pages = ['a', 'b', 'c', 'd']
    for (const page of pages) await cache.make(page, slow, dear)
    await cache.make('cheap', how, late)
    cache.dropTags(['things'])
    vi.advanceTimersByTime(1000)
    for (const key of [...pages, 'cheap']) cache.find(key)
    await settled()
    expect(bodyOf(cache.find('cheap'))).toBe('2')
    await vi.waitFor(() => expect(drawings).toBe(2 * pages.length))
    expect(most).toBe(1)
  })
  test('is at most ten seconds stale, and its minimum age exceeds the staleness of its sources', () => {
    for (const { minAgeMs, maxMs } of [staleAnswer, stalePage]) {
      expect(maxMs).toBe(10_000)
      expect(minAgeMs).toBeGreaterThan(staleBoot.maxMs)
      expect(minAgeMs).toBeLessThan(maxMs)
    }
    expect(staleBoot.minAgeMs).toBeGreaterThan(stalePart.maxMs)
  })
  test('part makes a response uncacheable if that response may not be stale', async () => {
    const cache = roomy()
    const part = () => cachedValue(cache, 'part', { tags: ['things'], seconds: 600, late }, how)
    await part()
    cache.dropTags(['things'])
    const strict = await cache.make('strict', async () => making((await part()).body as string))
    expect(bodyOf(strict)).toBe('1')
    expect(cache.find('strict')).toBeUndefined()
  })

  test('is revalidated before it expires, so that no request waits', async () => {
    const cache = roomy()
    await cache.make('a', how, late)
    vi.advanceTimersByTime(49_000)
    expect([bodyOf(cache.find('a')), drawn]).toEqual(['1', 1])
    vi.advanceTimersByTime(1000)
    expect([bodyOf(cache.find('a')), bodyOf(cache.find('a'))]).toEqual(['1', '1'])
    await settled()
    vi.advanceTimersByTime(10_000)
    expect([bodyOf(cache.find('a')), drawn], 'only once').toEqual(['2', 2])
  })
  test('is not revalidated repeatedly near the end of its validity', async () => {
    const cache = roomy()
    const trueUntil = Date.now() + 60_000
    const ending = async () => making(String((drawn += 1)), { seconds: 600, trueUntil })
    await cache.make('a', ending, late)
    vi.advanceTimersByTime(51_000)
    for (let round = 0; round < 5; round += 1) {
      expect(cache.find('a')).toBeDefined()
      await settled()
    }
    expect(drawn).toBe(2)
    vi.advanceTimersByTime(9001)
    expect(cache.find('a'), 'it is not true any more').toBeUndefined()
  })
})
