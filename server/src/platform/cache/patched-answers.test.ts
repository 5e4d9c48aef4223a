import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gate, making, roomy } from '../../../test/answers.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('patch of a cached response', () => {
  const late = { tags: /^moved$/, minAgeMs: 1000, maxMs: 2500 }
  const seen: (readonly string[] | undefined)[] = []
  const mending = async (_: unknown, payloads?: readonly string[]) => {
    seen.push(payloads)
    return making('one', { tags: ['moved', 'things'], patches: true })
  }
  const read = async (cache: ReturnType<typeof roomy>, how = mending) => cache.find('a') ?? (await cache.make('a', how, late))
  const payloadsSeen = async (cache: ReturnType<typeof roomy>) => {
    vi.setSystemTime(Date.now() + 5000)
    await read(cache)
    return seen.at(-1)
  }

  test('receives all payloads since the response was made, once', async () => {
    const cache = roomy()
    await read(cache)
    cache.dropTags(['moved=1', 'moved=2', 'other=3'])
    cache.dropTags(['moved=2', 'moved=4'])
    expect(await payloadsSeen(cache)).toEqual(['1', '2', '4'])
    cache.dropTags(['moved=5'])
    expect(await payloadsSeen(cache)).toEqual(['5'])
  })
  test('receives payloads that arrive during the rebuild in the next one', async () => {
    const cache = roomy()
    const { open, opened } = gate()
    await read(cache)
    cache.dropTags(['moved=1'])
    vi.setSystemTime(Date.now() + 5000)
    const under = read(cache, async (_, words) => {
      await opened
      return mending(_, words)
    })
    cache.dropTags(['moved=2'])
    open()
    await under
    expect(seen.at(-1)).toEqual(['1'])
    expect(await payloadsSeen(cache)).toEqual(['2'])
  })
  test.each([
    ['something told nothing', ['moved=1', 'moved']],
    ['that is too much', Array.from({ length: 101 }, (_, at) => `moved=${at}`)],
    ['it may not be late', ['things=1']],
  ])('is not possible if %s', async (_, news) => {
    const cache = roomy()
    await read(cache)
    cache.dropTags(news)
    expect(await payloadsSeen(cache)).toBeUndefined()
    cache.dropTags(['moved=7'])
    expect(await payloadsSeen(cache)).toEqual(['7'])
  })
  test('is not possible after an invalidation without payload during the rebuild', async () => {
    const cache = roomy()
    const { open, opened } = gate()
    const under = read(cache, async (_, words) => {
      await opened
      return mending(_, words)
    })
    cache.dropTags(['moved=1'])
    cache.dropTags(['moved'])
    open()
    await under
    expect(await payloadsSeen(cache)).toBeUndefined()
  })
  test('is not possible for a response built from a stale part', async () => {
    const cache = roomy()
    const part = () => cache.parts.make('part', async () => making('part', { tags: ['moved'] }), late)
    await part()
    cache.dropTags(['moved=1'])
    await read(cache, async (_, words) => {
      if (!cache.parts.find('part')) await part()
      return mending(_, words)
    })
    cache.dropTags(['moved=2'])
    expect(await payloadsSeen(cache)).toBeUndefined()
  })
})
