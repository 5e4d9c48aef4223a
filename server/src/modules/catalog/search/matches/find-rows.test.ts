import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { changed } from '../../../../platform/cache/invalidate.ts'
import { query } from '../../../../platform/db/rows.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { markOf } from '../event-handlers/told.ts'
import { matches, matching } from '../event-handlers/matching.ts'
import { byDepth, find, type Found } from './find-rows.ts'
import { indexProducts } from '../indexer/index-products.ts'
import { allWords, otherWords } from './question.ts'
import { withOtherWords } from '../query/same-words.ts'
import { searchWords } from '../terms/terms.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const cottonQuestions = allWords(searchWords('cotton'))

test('reads the best of too many matches in a mall with one tier', async () => {
  const all = await find(mall.kernel, cottonQuestions)
  const best = all.hits
    .filter((hit) => hit.level === all.hits[0]?.level)
    .toSorted((a, b) => b.score - a.score || b.id - a.id)
    .slice(0, 3)
  expect(all.whole).toBe(true)
  expect(all.hits.length).toBeGreaterThan(4)
  const few = await find(mall.kernel, cottonQuestions, {}, { most: 3 })
  expect(few.whole).toBe(false)
  expect(few.hits.map((hit) => hit.id)).toEqual(best.map((hit) => hit.id))
})

test('filters exclude the failing products and nothing else', async () => {
  const all = await find(mall.kernel, cottonQuestions)
  const dear = all.hits.filter((hit) => hit.price >= 3000 && hit.inStock)
  const found = await find(mall.kernel, cottonQuestions, { priceMin: 3000, inStock: true })
  expect(dear.length).toBeGreaterThan(0)
  expect(dear.length).toBeLessThan(all.hits.length)
  expect(found.hits.map((hit) => hit.id).toSorted((a, b) => a - b)).toEqual(dear.map((hit) => hit.id).toSorted((a, b) => a - b))
})

test('caches a result until something is indexed', async () => {
  const stats = () => mall.kernel.cache.lists.stats()
  await find(mall.kernel, cottonQuestions)
  const { misses } = stats()
  const [one, same] = [await find(mall.kernel, cottonQuestions), await find(mall.kernel, cottonQuestions)]
  expect(one).toEqual(same)
  expect(stats().misses).toBe(misses)
  await transaction(mall.kernel, (tx) => changed(tx, ['search']))
  const again = async () => {
    expect((await find(mall.kernel, cottonQuestions)).hits).toEqual(one.hits)
    return stats().misses
  }
  await expect.poll(again).toBe(misses + 1)
})

test('drops a product that expired after it was found', async () => {
  const { kernel } = mall
  kernel.cache.dropAll()
  const [first] = (await find(kernel, cottonQuestions)).hits
  const id = first?.id ?? 0
  await sql`update search.product set expires_at = now() + interval '1 hour' where product_id = ${id}`.execute(kernel.db)
  kernel.cache.dropAll()
  const ids = async (now: () => Date) => (await find({ ...kernel, now }, cottonQuestions)).hits.map((hit) => hit.id)
  expect(await ids(kernel.now)).toContain(id)
  expect(await ids(() => new Date(Date.now() + 7_200_000))).not.toContain(id)
  await sql`update search.product set expires_at = 'infinity' where product_id = ${id}`.execute(kernel.db)
  kernel.cache.dropAll()
})

test('the invalidation of a product affects every query that finds it', async () => {
  const { kernel } = mall
  const rows = await query<{ id: number; words: string[] }>(
    kernel.db,
  )`select product_id::int as id, tsvector_to_array(terms) as words from search.product`
  const wordHashes = new Map(rows.map(({ id, words }) => [id, new Set(words.map((word) => markOf(word.slice(1))))]))
  let isUnaffectedBy = 0
  for (const keyword of ['cotton', 'trail running shoes', 'red bag', 'mochila', '跑鞋', 'ランニング', 'รองเท้า', '35 mm']) {
    const others = withOtherWords(keyword, 'world')
    const questions = [...allWords(searchWords(keyword)), ...(others ? otherWords(others) : [])]
    const matchers = questions.map(matching)
    const { hits } = await find(kernel, questions)
    expect(hits.length, keyword).toBeGreaterThan(0)
    const touched = (id: number) => matchers.some((question) => matches(question, wordHashes.get(id) ?? new Set()))
    expect(hits.filter(({ id }) => !touched(id))).toEqual([])
    isUnaffectedBy += rows.filter(({ id }) => !touched(id)).length
  }
  expect(isUnaffectedBy).toBeGreaterThan(0)
})

test('a product found by two queries counts for the better one', async () => {
  const words = withOtherWords('ordenador', 'language') ?? []
  const { hits } = await find(mall.kernel, [...allWords(searchWords('ordenador')), ...otherWords(words)])
  const named = await find(mall.kernel, otherWords(words).slice(0, 1))
  expect(named.hits.length).toBeGreaterThan(0)
  const levels = named.hits.map(({ id }) => hits.find((hit) => hit.id === id)?.level)
  expect(levels.every((level) => level !== undefined && level <= 0.5)).toBe(true)
})

test('queries the best tier first, and the others only while there are too few matches', async () => {
  const { kernel } = mall
  const all = (await find(kernel, cottonQuestions)).hits
  const ids = await sql<{ id: string; score: number }>`select product_id as id, score from search.product order by score desc`.execute(
    kernel.db,
  )
  const half = ids.rows.slice(0, Math.floor(ids.rows.length / 2))
  await sql`update search.state set least_scores = array[${half.at(-1)?.score}]::float8[]`.execute(kernel.db)
  await transaction(kernel, async (tx) => {
    await indexProducts(
      tx,
      ids.rows.map(({ id }) => id),
    )
    await changed(tx, ['search'])
  })
  // Cached results may be stale for a few seconds, so the cache is dropped.
  kernel.cache.dropAll()
  const best = await find(kernel, cottonQuestions, {}, { deepest: 0 })
  const idsOf = (found: Found) => found.hits.map((hit) => hit.id).toSorted((a, b) => a - b)
  expect(best.whole).toBe(false)
  const doWell = new Set(half.map(({ id }) => Number(id)))
  expect(best.hits.length).toBeGreaterThan(0)
  expect(best.hits.length).toBeLessThan(all.length)
  expect(idsOf(best)).toEqual(idsOf({ hits: all.filter((hit) => doWell.has(hit.id)), whole: true }))
  const look = (deepest: number | null) => find(kernel, cottonQuestions, {}, { deepest })
  const steps = (enough: number) => [
    { deepest: 0, enough },
    { deepest: null, enough: 1 },
  ]
  expect((await byDepth(steps(best.hits.length), look)).hits).toEqual(best.hits)
  const deeper = await byDepth(steps(best.hits.length + 1), look)
  expect(deeper.whole).toBe(true)
  expect(idsOf(deeper)).toEqual(idsOf({ hits: all, whole: true }))
})
