import { getProductDetail } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReadyAnswer } from '../src/platform/cache/response-cache.ts'
import { routes } from '../src/mall.ts'
import { askWithin } from '../src/web/storefront/ask-within.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { publicIds, visitorsReadings, type Reading } from './readings.ts'

const cachedRoutes = new Set(routes.filter(({ keep }) => keep).map(({ name }) => name))

let mall: DemoMall
let readings: Reading[]
beforeAll(async () => {
  mall = await openDemoMall()
  const ids = await publicIds(mall)
  // Leaves out reviews, which no price change affects, and sections that show no products.
  const showNone = ['brands', 'children', 'about']
  readings = visitorsReadings(ids).filter(
    ({ name, input }) => cachedRoutes.has(name) && name !== 'getComments' && !showNone.includes(input['section'] ?? ''),
  )
})
afterAll(() => mall.end())

/** The latest expiry time of each call's cached responses about products. */
const cachedUntil = async (): Promise<Map<string, number>> => {
  const { cache } = mall.kernel
  const longest = new Map<string, number>()
  cache.dropAll()
  for (const { name, call, input } of readings) {
    const make = vi.spyOn(cache, 'make')
    await mall.ask(call, input)
    const made = make.mock.settledResults.flatMap(({ type, value }) => (type === 'fulfilled' ? [value as ReadyAnswer] : []))
    make.mockRestore()
    for (const { tags, goodUntil } of made)
      if (tags.some((tag) => tag.startsWith('product:'))) longest.set(name, Math.max(longest.get(name) ?? 0, goodUntil))
  }
  return longest
}

describe('responses with products are cached until the first of them changes by time', () => {
  const showing = [
    'getAllProducts',
    'getBrand',
    'getCategory',
    'getHotList',
    'getNew',
    'getProductDetail',
    'getRecommend',
    'getRecommendList',
    'getShop',
    'getTopCategories',
    'searchProducts',
    'suggest',
  ]
  const ends = [
    [
      'a price that is crossed out for its days',
      (end: Date) => sql`list_price = price + 100, list_price_until = ${end}, expires_at = null`,
    ],
    ['a product that expires', (end: Date) => sql`list_price = null, list_price_until = null, expires_at = ${end}`],
  ] as const
  test.each(ends)('%s', async (_, endingAt) => {
    const end = Date.now() + 40_000
    await sql`update products.product set ${endingAt(new Date(end))} where status = 'live'`.execute(mall.kernel.db)
    const stored = await cachedUntil()
    expect([...stored.keys()].toSorted()).toEqual(showing)
    for (const [name, until] of stored) expect(until, name).toBe(end)
    const product = readings.find(({ call }) => call === getProductDetail)
    const drawn = await askWithin({ kernel: mall.kernel, routes }, { name: 'getProductDetail', input: product?.input ?? {} }, 'en')
    expect(drawn?.trueUntil, 'a page drawn ahead').toBe(end)
  })
})
