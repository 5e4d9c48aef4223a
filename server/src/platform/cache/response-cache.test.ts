import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyOf, gate, making, roomy } from '../../../test/answers.ts'
import { answerCache } from './response-cache.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('a response is built once and found afterwards', async () => {
  const cache = roomy()
  expect(cache.find('a')).toBeUndefined()
  await cache.make('a', async () => making('one'))
  expect(bodyOf(cache.find('a'))).toBe('one')
})

test('an identical rebuild retains etag and compressed bytes, and the builder receives the previous response', async () => {
  const cache = roomy()
  const long = 'one '.repeat(1000)
  const before = await cache.make('a', async () => making(long))
  const br = before.bodies.br
  const seen: unknown[] = []
  const anew = (body: string) =>
    cache.make('a', async (last) => {
      seen.push(last)
      return making(body)
    })
  const same = await anew(long)
  expect([same.etag, same.bodies]).toEqual([before.etag, before.bodies])
  expect(same.bodies.br).toBe(br)
  const other = await anew(`${long}two`)
  expect(other.etag).not.toBe(before.etag)
  expect(brotliDecompressSync(other.bodies.br ?? Buffer.alloc(0)).toString()).toBe(`${long}two`)
  expect(seen).toEqual([before, same])
})

test('invalidations with an irrelevant payload spare a response; those without a payload drop it', async () => {
  const cache = roomy()
  const seen: string[] = []
  const isUnaffectedBy = (tag: string, payload: string) => {
    seen.push(`${tag} ${payload}`)
    return Number(payload) < 5
  }
  await cache.make('a', async () => making('one', { tags: ['things', 'others'], isUnaffectedBy }))
  cache.dropTags(['things=4', 'others=1', 'elsewhere=9'])
  expect([bodyOf(cache.find('a')), seen]).toEqual(['one', ['things 4', 'others 1']])
  cache.dropTags(['things=5'])
  expect(cache.find('a')).toBeUndefined()
  await cache.make('a', async () => making('two', { isUnaffectedBy }))
  cache.dropTags(['things'])
  expect(cache.find('a')).toBeUndefined()
  await cache.make('a', async () => making('three'))
  cache.dropTags(['things=4'])
  expect(cache.find('a')).toBeUndefined()
})

test('an invalidation during a build counts as a change, regardless of its payload', async () => {
  const cache = roomy()
  const { open, opened } = gate()
  const making_ = cache.make('a', async () => {
    await opened
    return making('one', { isUnaffectedBy: () => true })
  })
  cache.dropTags(['things=4'])
  open()
  await making_
  expect(cache.find('a')).toBeUndefined()
})

test('concurrent requests build a response once', async () => {
  const cache = roomy()
  let made = 0
  const { open, opened } = gate()
  const how = async () => {
    made += 1
    await opened
    return making('one')
  }
  const requests = Promise.all(Array.from({ length: 50 }, () => cache.make('a', how)))
  open()
  expect(new Set(await requests).size).toBe(1)
  expect(made).toBe(1)
})

test('an error reaches all waiters and is not cached, and the next request tries again', async () => {
  const cache = roomy()
  const failing = async () => {
    throw new Error('no database')
  }
  const both = await Promise.allSettled([cache.make('a', failing), cache.make('a', failing)])
  expect(both.map((each) => each.status)).toEqual(['rejected', 'rejected'])
  expect(bodyOf(await cache.make('a', async () => making('now')))).toBe('now')
})

test('a response expires after its lifetime', async () => {
  const cache = roomy()
  await cache.make('a', async () => making('one', { seconds: 60 }))
  vi.advanceTimersByTime(59_000)
  expect(bodyOf(cache.find('a'))).toBe('one')
  vi.advanceTimersByTime(2_000)
  expect(cache.find('a')).toBeUndefined()
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('an uncacheable response is still returned', async () => {
  const cache = roomy()
  expect(bodyOf(await cache.make('a', async () => making('one', { seconds: 0 })))).toBe('one')
  expect(cache.find('a')).toBeUndefined()
})

test('an invalidation drops the responses with its tag and no others', async () => {
  const cache = roomy()
  await cache.make('lamp', async () => making('lamp', { tags: ['product:1', 'products'] }))
  await cache.make('list', async () => making('list', { tags: ['products'] }))
  await cache.make('news', async () => making('news', { tags: ['news'] }))
  cache.dropTags(['product:1'])
  expect(['lamp', 'list', 'news'].map((key) => bodyOf(cache.find(key)))).toEqual([undefined, 'list', 'news'])
  cache.dropTags(['products', 'unheard-of'])
  expect(['lamp', 'list', 'news'].map((key) => bodyOf(cache.find(key)))).toEqual([undefined, undefined, 'news'])
})

test.each<[string, (cache: ReturnType<typeof roomy>) => void]>([
  ['a change of what it shows', (cache) => cache.dropTags(['things'])],
  ['a change of everything', (cache) => cache.dropAll()],
])('a response begun before %s is not cached, and no later request joins it', async (_what, change) => {
  const cache = roomy()
  const { open, opened } = gate()
  const old = cache.make('a', async () => {
    await opened
    return making('old')
  })
  change(cache)
  const fresh = cache.make('a', async () => making('fresh'))
  expect(bodyOf(await fresh)).toBe('fresh')
  open()
  expect(bodyOf(await old)).toBe('old')
  expect(bodyOf(cache.find('a'))).toBe('fresh')
})

test('an invalidation of another tag does not prevent caching', async () => {
  const cache = roomy()
  const { open, opened } = gate()
  const answer = cache.make('a', async () => {
    await opened
    return making('one')
  })
  cache.dropTags(['other'])
  open()
  await answer
  expect(bodyOf(cache.find('a'))).toBe('one')
})

test('nothing new is cached while invalidations cannot be received', async () => {
  const cache = roomy()
  cache.deaf(true)
  expect(bodyOf(await cache.make('a', async () => making('one')))).toBe('one')
  expect(cache.find('a')).toBeUndefined()
  cache.deaf(false)
  await cache.make('a', async () => making('two'))
  expect(bodyOf(cache.find('a'))).toBe('two')
})

test('the cache holds a maximum number of responses and evicts the oldest first', async () => {
  const cache = answerCache({ entries: 3, bytes: 1_000_000 })
  for (const key of ['a', 'b', 'c', 'd']) await cache.make(key, async () => making(key))
  expect(['a', 'b', 'c', 'd'].map((key) => bodyOf(cache.find(key)))).toEqual([undefined, 'b', 'c', 'd'])
  expect(cache.stats().entries).toBe(3)
})

test('a response requested again outlives one never requested', async () => {
  const cache = answerCache({ entries: 3, bytes: 1_000_000 })
  for (const key of ['a', 'b', 'c']) await cache.make(key, async () => making(key))
  cache.find('a')
  await cache.make('d', async () => making('d'))
  await cache.make('e', async () => making('e'))
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => bodyOf(cache.find(key)))).toEqual(['a', undefined, undefined, 'd', 'e'])
})

test('a new response finds room even if all others are requested repeatedly', async () => {
  const cache = answerCache({ entries: 500, bytes: 10_000_000 })
  for (let at = 0; at < 500; at += 1) await cache.make(String(at), async () => making(String(at)))
  for (let at = 0; at < 500; at += 1) cache.find(String(at))
  await cache.make('new', async () => making('new'))
  expect(bodyOf(cache.find('new'))).toBe('new')
  expect(cache.stats().entries).toBe(500)
})

test('the cache holds a maximum number of bytes', async () => {
  const cache = answerCache({ entries: 100, bytes: 10_000 })
  for (let at = 0; at < 30; at += 1) await cache.make(String(at), async () => making(String(at).repeat(200)))
  expect(cache.stats().bytes).toBeLessThanOrEqual(10_000)
  expect(bodyOf(cache.find('29'))).toBe('29'.repeat(200))
})

test('a response larger than the cache is returned and evicts no other', async () => {
  const cache = answerCache({ entries: 100, bytes: 10_000 })
  await cache.make('small', async () => making('small'))
  const large = await cache.make('large', async () => making('x'.repeat(20_000)))
  expect(large.bodies.identity).toHaveLength(20_000)
  expect(cache.find('large')).toBeUndefined()
  expect(bodyOf(cache.find('small'))).toBe('small')
})

test('tags of evicted responses are eventually forgotten', async () => {
  const cache = answerCache({ entries: 2, bytes: 1_000_000 })
  for (let at = 0; at < 50; at += 1) {
    await cache.make(String(at), async () => making('one', { tags: [`product:${at}`] }))
    cache.dropTags([`product:${at}`, `shop:${at}`])
  }
  expect(cache.stats().tags).toBe(0)
})

test('equal bytes have equal etags, different bytes different ones', async () => {
  const cache = roomy()
  const [one, same, other] = [
    await cache.make('1', async () => making('x')),
    await cache.make('2', async () => making('x')),
    await cache.make('3', async () => making('y')),
  ]
  expect(one.etag).toBe(same.etag)
  expect(one.etag).not.toBe(other.etag)
})

test('parts do not evict responses, and are dropped by their own tags', async () => {
  const cache = answerCache({ entries: 2, bytes: 1_000_000 })
  await cache.make('a', async () => making('one'))
  for (let index = 0; index < 5; index += 1)
    await cache.parts.make(`part ${index}`, async () => making('', { value: index, tags: [`tag ${index}`] }))
  expect(bodyOf(cache.find('a'))).toBe('one')
  expect(cache.parts.find('part 3')?.value).toBe(3)
  cache.dropTags(['tag 3'])
  expect(cache.parts.find('part 3')).toBeUndefined()
  expect(cache.parts.find('part 4')?.value).toBe(4)
  cache.dropAll()
  expect(cache.parts.find('part 4')).toBeUndefined()
})

test('long lists count by their weight: the oldest are evicted when the total is too large', async () => {
  const cache = roomy()
  const megabyte = 1024 * 1024
  const list = (name: string) => cache.lists.make(name, async () => making('', { value: name, weight: 20 * megabyte }))
  for (const name of ['first', 'second', 'third']) await list(name)
  expect(['first', 'second', 'third'].map((name) => cache.lists.find(name)?.value)).toEqual([undefined, 'second', 'third'])
  cache.dropTags(['things'])
  expect(cache.lists.find('third')).toBeUndefined()
})
