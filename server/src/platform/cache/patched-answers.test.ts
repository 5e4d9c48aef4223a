import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gate, making, roomy } from '../../../test/answers.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('what is mended', () => {
  const late = { tags: /^moved$/, minAgeMs: 1000, maxMs: 2500 }
  const seen: (readonly string[] | undefined)[] = []
  const mending = async (_: unknown, told?: readonly string[]) => {
    seen.push(told)
    return making('one', { tags: ['moved', 'things'], patches: true })
  }
  const asked = async (cache: ReturnType<typeof roomy>, how = mending) => cache.find('a') ?? (await cache.make('a', how, late))
  const told = async (cache: ReturnType<typeof roomy>) => {
    vi.setSystemTime(Date.now() + 5000)
    await asked(cache)
    return seen.at(-1)
  }

  test('sees all that was told along since it was made, once', async () => {
    const cache = roomy()
    await asked(cache)
    cache.dropTags(['moved=1', 'moved=2', 'other=3'])
    cache.dropTags(['moved=2', 'moved=4'])
    expect(await told(cache)).toEqual(['1', '2', '4'])
    cache.dropTags(['moved=5'])
    expect(await told(cache)).toEqual(['5'])
  })
  test('sees what was told while it was made', async () => {
    const cache = roomy()
    const { open, opened } = gate()
    await asked(cache)
    cache.dropTags(['moved=1'])
    vi.setSystemTime(Date.now() + 5000)
    const under = asked(cache, async (_, words) => {
      await opened
      return mending(_, words)
    })
    cache.dropTags(['moved=2'])
    open()
    await under
    expect(seen.at(-1)).toEqual(['1'])
    expect(await told(cache)).toEqual(['2'])
  })
  test.each([
    ['something told nothing', ['moved=1', 'moved']],
    ['that is too much', Array.from({ length: 101 }, (_, at) => `moved=${at}`)],
    ['it may not be late', ['things=1']],
  ])('is not known where %s', async (_, news) => {
    const cache = roomy()
    await asked(cache)
    cache.dropTags(news)
    expect(await told(cache)).toBeUndefined()
    cache.dropTags(['moved=7'])
    expect(await told(cache)).toEqual(['7'])
  })
  test('is not known where something told nothing while it was made', async () => {
    const cache = roomy()
    const { open, opened } = gate()
    const under = asked(cache, async (_, words) => {
      await opened
      return mending(_, words)
    })
    cache.dropTags(['moved=1'])
    cache.dropTags(['moved'])
    open()
    await under
    expect(await told(cache)).toBeUndefined()
  })
  test('is not known of what was made from something that was late', async () => {
    const cache = roomy()
    const part = () => cache.parts.make('part', async () => making('part', { tags: ['moved'] }), late)
    await part()
    cache.dropTags(['moved=1'])
    await asked(cache, async (_, words) => {
      if (!cache.parts.find('part')) await part()
      return mending(_, words)
    })
    cache.dropTags(['moved=2'])
    expect(await told(cache)).toBeUndefined()
  })
})
