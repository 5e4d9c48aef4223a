import { AsyncLocalStorage } from 'node:async_hooks'
import type { AddressInfo } from 'node:net'
import {
  getAllProducts,
  getCategory,
  getComments,
  getHotList,
  getNew,
  getProductDetail,
  getShop,
  getShopReviews,
  searchProducts,
  sorts,
  suggest,
  type Call,
} from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { languages } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { makeKernel } from '../src/app.ts'
import { pageKey } from '../src/platform/http/fast-lane.ts'
import { makeMetrics } from '../src/platform/observability/metrics.ts'
import { serve } from '../src/platform/http/serve.ts'
import { makeServer } from '../src/platform/http/server.ts'
import { query, getOne } from '../src/platform/db/rows.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { routes } from '../src/mall.ts'
import { inDatabase } from './database.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { goodsOf, happenings, type Around } from './happenings.ts'
import { invalidationsReceived } from './invalidations-received.ts'
import { jobsDone } from './jobs-done.ts'
import { signedIn } from './people.ts'
import { publicIds, visitorsReadings, type Reading } from './readings.ts'
import { testEnvironment } from './test-environment.ts'

const mayBeStale = new Set(routes.filter(({ keep }) => keep?.late).map(({ name }) => name))
const cachedRoutes = new Set(routes.filter(({ keep }) => keep).map(({ name }) => name))

/** Filled after the mall is opened. */
const around = {} as Around
let mall: DemoMall
let readings: Reading[]
let url: string

/** Categories around the product: its category path, another subtree of its department, another department, and the subtree to which it moves. */
const branchesAround = async (): Promise<string[]> => {
  const { db } = mall.kernel
  const { path } = await getOne<{ path: string[] }>(
    db,
  )`select category_path as path from products.product where id = ${goodsOf(around, false).id}`
  const rows = await query<{ id: string; parent: string | null }>(db)`select id, parent_id as parent from products.category order by id`
  const beside = rows.find(({ id, parent }) => parent === path[0] && !path.includes(id))
  const far = rows.filter(({ id, parent }) => parent === null && id !== path[0])
  around.elsewhere = rows.find(({ parent }) => parent === far[1]?.id)?.id ?? ''
  return [...new Set([...path, around.ids.category, beside?.id ?? '', far[0]?.id ?? '', far[1]?.id ?? '', around.elsewhere])].filter(
    Boolean,
  )
}

const reading = (call: Call, input: Record<string, string> = {}): Reading => ({
  name: everyCall.find((each) => each.call === call)?.name ?? '',
  call,
  input,
})

beforeAll(async () => {
  mall = await openDemoMall()
  const ids = await publicIds(mall)
  Object.assign(around, { mall, ids })
  const found = await sql<{
    id: string
    sku: string
    shop: string
    isSoldOut: boolean
  }>`select distinct on (p.items_left = 0) p.id, s.id as sku, p.shop_id as shop, p.items_left = 0 as "isSoldOut"
    from products.product p join products.sku s on s.product_id = p.id where p.expires_at is null and p.variants = 1 order by p.items_left = 0, p.id`.execute(
    mall.kernel.db,
  )
  const goods = found.rows
  around.goods = goods
  const named = await sql<{ name: string }>`select current_database() as name`.execute(mall.kernel.db)
  const branches = await branchesAround()
  url = inDatabase(inject('postgres').url, named.rows[0]?.name ?? '')
  readings = [
    ...visitorsReadings(ids).filter(({ name }) => cachedRoutes.has(name)),
    ...goods.flatMap(({ id, shop }) => [
      reading(getProductDetail, { id }),
      reading(getComments, { product_id: id }),
      reading(getShop, { id: shop, section: 'home' }),
      reading(getShop, { id: shop, section: 'products' }),
      reading(getShopReviews, { id: shop }),
    ]),
    ...['newest', 'sales', 'price_asc', 'rating'].map((sort) => reading(getAllProducts, { sort, limit: '50' })),
    ...goods.map(({ shop }) => reading(getAllProducts, { shop_id: shop })),
    reading(getAllProducts, { in_stock: '1' }),
    ...branches.flatMap((id) => [
      ...sorts.map((sort) => reading(getAllProducts, { category_id: id, sort })),
      reading(getAllProducts, { category_id: id, in_stock: '1', price_max: '90' }),
      reading(getHotList, { category_id: id }),
      reading(getNew, { category_id: id }),
      reading(getCategory, { id, section: 'products', sort: 'sales' }),
      // A list of one category subtree under the heading of another subtree.
      reading(getCategory, { id, section: 'products', category_id: branches[0] ?? '' }),
    ]),
    ...['new thing', 'trail running shoes'].map((keyword) => reading(searchProducts, { keyword })),
    ...['sales', 'rating'].map((sort) => reading(searchProducts, { keyword: 'bag', sort, limit: '5' })),
    reading(searchProducts, { keyword: 'shoes', in_stock: '1', rating_min: '4' }),
    reading(suggest, { prefix: 'new thing' }),
  ]
})
afterAll(() => mall.end())

const nameOf = ({ name, input }: Reading) => [name, ...Object.entries(input).map(([field, value]) => `${field}=${value}`)].join(' ')
const requests = async (app: DemoMall['app'], { call, input }: Reading, headers: Record<string, string> = {}) => {
  const fields = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = fields[field] ?? ''
    delete fields[field]
    return encodeURIComponent(value)
  })
  const form = new URLSearchParams(fields).toString()
  const answer =
    call.method === 'POST'
      ? await app.inject({
          method: 'POST',
          url: `/api${path}`,
          payload: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        })
      : await app.inject({ method: 'GET', url: `/api${path}${form && `?${form}`}`, headers })
  return answer
}
const answersOf = async (app: DemoMall['app'], asks: readonly Reading[] = readings, headers: Record<string, string> = {}) => {
  const answers = new Map<string, string>()
  for (const each of asks) answers.set(nameOf(each), (await requests(app, each, headers)).body)
  return answers
}
/** A second process with an empty cache. */
const another = async () => {
  const kernel = makeKernel(testEnvironment(inject('dataDir')), url)
  const metrics = makeMetrics(kernel.database.pool, kernel.cache)
  const app = await makeServer(kernel, metrics)
  // The simulated login platform runs only in the mall's first process, so this process uses that platform.
  serve(
    app,
    { ...kernel, platform: mall.kernel.platform },
    metrics,
    routes.filter(({ keep }) => keep),
  )
  return { app, kernel, end: () => app.close().then(() => kernel.database.close()) }
}

/** Waits until every event and due job is handled and this process has received every invalidation. */
const settled = async () => {
  await jobsDone(mall.kernel)
  await invalidationsReceived(mall.kernel)
}

describe('every response reflects a change, despite cached responses', () => {
  let before: ReadonlyMap<string, string>
  beforeAll(async () => {
    before = await answersOf(mall.app)
  })
  afterEach(() => void vi.restoreAllMocks())
  test.each(happenings(around))('$what', async ({ happen, changes, everyday }) => {
    // Runs code outside this transaction, as requests of shoppers do.
    const apart = AsyncLocalStorage.snapshot()
    await transaction(mall.kernel, (tx) => happen(tx, apart))
    await settled()
    const { app, end } = await another()
    const [atOnce, fresh] = [await answersOf(mall.app), await answersOf(app).finally(end)]
    const different = (one: ReadonlyMap<string, string>) => [...fresh.keys()].filter((name) => fresh.get(name) !== one.get(name))
    expect(different(atOnce).filter((name) => !everyday || !mayBeStale.has(name.split(' ')[0] ?? ''))).toEqual([])
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)
    const after = await answersOf(mall.app)
    expect(different(after)).toEqual([])
    const changed_ = different(before)
    for (const name of changes)
      expect(
        changed_.some((each) => each.startsWith(name)),
        `${name} says nothing of it`,
      ).toBe(true)
    before = after
  })
})

test('only pages of many products may be stale, never those for buying, of a shop or product, or set by staff', () => {
  const many = ['getAllProducts', 'getHotList', 'getNew', 'getRecommend', 'getRecommendList', 'getTopCategories', 'getFirstCategories']
  const branches = ['getCategoryTree', 'getAllCategories', 'getCategory', 'getBrand', 'getAllBrands', 'searchProducts', 'suggest']
  expect([...mayBeStale].toSorted()).toEqual([...many, ...branches].toSorted())
})

describe('cached responses are the same for all users', () => {
  /** Selects one request for each cached call. */
  const one = () => readings.filter((each, at) => readings.findIndex(({ name }) => name === each.name) === at)

  test('a cached response in any language equals that of a process without a cache', async () => {
    const askers: Record<string, string>[] = [{ lang: 'en' }, { lang: 'th' }, { lang: 'zhtw' }, await signedIn(mall.kernel, 'mali'), {}]
    const { app, kernel, end } = await another()
    mall.kernel.cache.dropAll()
    for (const headers of askers) {
      kernel.cache.dropAll()
      const fresh = await answersOf(app, one(), headers)
      expect(await answersOf(mall.app, one(), headers), JSON.stringify(headers)).toEqual(fresh)
    }
    await end()
  })
  test('no personal response is cached, here or by a proxy', async () => {
    expect(routes.filter(({ keep, call }) => keep && call.who !== 'visitor').map(({ name }) => name)).toEqual([])
    const headers = await signedIn(mall.kernel, 'mali')
    for (const { name, call } of everyCall) {
      if (call.takes === 'file' || call.path.includes('{')) continue
      const answer = await requests(mall.app, { name, call, input: {} }, headers)
      const cacheable = cachedRoutes.has(name) && answer.json<{ code: number }>().code === 200
      expect(answer.headers['cache-control'], name).toBe(cacheable ? 'no-cache' : 'no-store')
    }
  })
  test('a cached page is returned only for its language and currency', async () => {
    await mall.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = mall.app.server.address() as AddressInfo
    const choices = languages.flatMap((lang) => ['USD', 'EUR', 'JPY'].map((cur) => ({ lang, cur })))
    for (const choice of choices)
      await mall.kernel.cache.make(pageKey(choice), async () => ({
        body: JSON.stringify(choice),
        contentType: 'text/html',
        tags: ['pages'],
        seconds: 60,
      }))
    const page = async (cookie: string) => (await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })).text()
    for (const { lang, cur } of choices) expect(await page(`lang=${lang}; cur=${cur}`)).toBe(JSON.stringify({ lang, cur }))
    expect(await page('')).toBe(JSON.stringify({ lang: 'en', cur: 'USD' }))
  })
})
