import { AsyncLocalStorage } from 'node:async_hooks'
import type { AddressInfo } from 'node:net'
import {
  followShop,
  getAllProducts,
  getComments,
  getProductDetail,
  getShop,
  getShopReviews,
  searchProducts,
  suggest,
  type Call,
} from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { languages, minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { makeKernel } from '../src/compose.ts'
import { changed } from '../src/kernel/cache/cache-news.ts'
import type { Tx } from '../src/kernel/database.ts'
import { pageKey } from '../src/kernel/http/fast-lane.ts'
import { makeMetrics } from '../src/kernel/http/metrics.ts'
import { serve } from '../src/kernel/http/serve.ts'
import { makeServer } from '../src/kernel/http/server.ts'
import { transact } from '../src/kernel/transact.ts'
import { slices } from '../src/slices.ts'
import { categoryState, brandState, writeBrand, writeCategory } from '../src/slices/catalogue/arranging/index.ts'
import { insertBrand, insertCategory, priceSku, shelveProduct, writeProduct } from '../src/slices/catalogue/selling/index.ts'
import { contentRows, writeContent } from '../src/slices/content/editing/index.ts'
import { insertAd, insertAnnouncement, insertNews } from '../src/slices/content/index.ts'
import { countRatings, insertReviews } from '../src/slices/reviews/index.ts'
import { putConfig, putCurrency, putLanguage, putRechargeWallet } from '../src/slices/settings/index.ts'
import { stopShop } from '../src/slices/shops/standing/index.ts'
import { receiveStock } from '../src/slices/stock/index.ts'
import { inDatabase } from './database.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { signedIn } from './people.ts'
import { publicIds, visitorsReadings, type PublicIds, type Reading } from './readings.ts'
import { testEnvironment } from './test-environment.ts'
import { until } from './until.ts'

const routes = slices.flatMap((slice) => slice.routes)
const mayBeLate = new Set(routes.filter(({ keep }) => keep?.late).map(({ name }) => name))
const isKept = new Set(routes.filter(({ keep }) => keep).map(({ name }) => name))

let mall: DemoMall
let ids: PublicIds
let readings: Reading[]
/** A product with pieces, one that is sold out, and the skus of both. */
let goods: { id: string; sku: string; shop: string; isSoldOut: boolean }[]
let url: string

const goodsOf = (isSoldOut: boolean) => goods.find((each) => each.isSoldOut === isSoldOut) ?? { id: '', sku: '', shop: '' }
const reading = (call: Call, input: Record<string, string> = {}): Reading => ({
  name: everyCall.find((each) => each.call === call)?.name ?? '',
  call,
  input,
})

beforeAll(async () => {
  mall = await openDemoMall()
  ids = await publicIds(mall)
  const found = await sql<{
    id: string
    sku: string
    shop: string
    isSoldOut: boolean
  }>`select distinct on (p.items_left = 0) p.id, s.id as sku, p.shop_id as shop, p.items_left = 0 as "isSoldOut"
    from catalogue.product p join catalogue.sku s on s.product_id = p.id where p.expires_at is null and p.variants = 1 order by p.items_left = 0, p.id`.execute(
    mall.kernel.db,
  )
  goods = found.rows
  const named = await sql<{ name: string }>`select current_database() as name`.execute(mall.kernel.db)
  url = inDatabase(inject('postgres').url, named.rows[0]?.name ?? '')
  readings = [
    ...visitorsReadings(ids).filter(({ name }) => isKept.has(name)),
    ...goods.flatMap(({ id, shop }) => [
      reading(getProductDetail, { id }),
      reading(getComments, { product_id: id }),
      reading(getShop, { id: shop, section: 'home' }),
      reading(getShop, { id: shop, section: 'products' }),
      reading(getShopReviews, { id: shop }),
    ]),
    ...['newest', 'sales', 'price_asc', 'rating'].map((sort) => reading(getAllProducts, { sort, limit: '50' })),
    reading(getAllProducts, { in_stock: '1' }),
    reading(searchProducts, { keyword: 'new thing' }),
    reading(suggest, { prefix: 'new thing' }),
  ]
})
afterAll(() => mall.end())

const nameOf = ({ name, input }: Reading) => [name, ...Object.entries(input).map(([field, value]) => `${field}=${value}`)].join(' ')
const asked = async (app: DemoMall['app'], { call, input }: Reading, headers: Record<string, string> = {}) => {
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
  for (const each of asks) answers.set(nameOf(each), (await asked(app, each, headers)).body)
  return answers
}
/** A process beside this one, which keeps nothing from before. */
const another = async () => {
  const kernel = makeKernel(testEnvironment(inject('dataDir')), url)
  const metrics = makeMetrics(kernel.database.pool, kernel.cache)
  const app = await makeServer(kernel, metrics)
  // The platform of the demo stands beside the mall itself alone.
  serve(
    app,
    { ...kernel, platform: mall.kernel.platform },
    metrics,
    routes.filter(({ keep }) => keep),
  )
  return { app, kernel, end: () => app.close().then(() => kernel.database.close()) }
}

/** Until every fact was heard, and this process was told of every change. */
const settled = async () => {
  const due = sql`select 1 from kernel.unheard union all select 1 from graphile_worker._private_jobs where run_at <= now() limit 1`
  await until(async () => (await due.execute(mall.kernel.db)).rows.length === 0)
  await mall.kernel.cache.make('bell', async () => ({ body: '', contentType: '', tags: ['bell'], seconds: 60 }))
  await transact(mall.kernel, (tx) => changed(tx, ['bell']))
  await until(() => mall.kernel.cache.find('bell') === undefined)
}

const names = (en: string) => Object.fromEntries(languages.map((language) => [language, en]))
const texts = (...fields: string[]) =>
  Object.fromEntries(languages.map((language) => [language, Object.fromEntries(fields.map((field) => [field, 'New thing']))]))

/** What happens, by whose door, and the answers that are other ones afterwards. */
type Happening = {
  what: string
  happen: (tx: Tx, apart: ReturnType<typeof AsyncLocalStorage.snapshot>) => Promise<unknown>
  changes: readonly string[]
  /** It happens all day: pages of many products may show it up to ten seconds later. */
  everyday?: true
}
const happenings: Happening[] = [
  {
    what: 'a product goes on sale',
    everyday: true,
    happen: (tx) =>
      writeProduct(
        tx,
        {
          ...{ key: null, shopId: goodsOf(false).shop, brandId: ids.brand, categoryId: ids.category, names: names('New thing'), texts: {} },
          ...{ images: [], tint: 3, taxRate: 0, weightGrams: 500, publishedAt: new Date(), expiresAt: null, demo: true },
          skus: [{ options: {}, image: null, tint: 3, prices: [{ price: minor(1234n), since: new Date() }] }],
        },
        new Date(),
      ),
    changes: [
      'getNew',
      'getAllProducts',
      'getBrand',
      'getCategory',
      'getCategoryTree',
      'getAllBrands',
      'getShop',
      'searchProducts',
      'suggest',
    ],
  },
  {
    what: 'pieces of what is there arrive',
    everyday: true,
    happen: (tx) => receiveStock(tx, [{ skuId: goodsOf(false).sku, quantity: 7, reference: 'kept-1' }]),
    changes: ['getProductDetail', 'getShop'],
  },
  {
    what: 'pieces of what was sold out arrive',
    everyday: true,
    happen: (tx) => receiveStock(tx, [{ skuId: goodsOf(true).sku, quantity: 7, reference: 'kept-2' }]),
    changes: ['getProductDetail', 'getCategory', 'getShop', 'getAllProducts in_stock=1'],
  },
  {
    what: 'a price is another one',
    everyday: true,
    happen: async (tx) => priceSku(tx, { productId: goodsOf(false).id, skuId: goodsOf(false).sku, price: minor(77_777n) }, new Date()),
    changes: ['getProductDetail', 'getShop'],
  },
  {
    what: 'ratings are counted',
    everyday: true,
    happen: (tx) => countRatings(tx, [{ productId: goodsOf(false).id, stars: [900, 0, 0, 0, 0] }]),
    changes: ['getProductDetail', 'getComments', 'getCategory', 'getShop'],
  },
  {
    what: 'a review is written',
    happen: (tx) =>
      insertReviews(tx, [
        {
          ...{ productId: goodsOf(false).id, shopId: goodsOf(false).shop, rating: 4, text: 'A new word', lang: 'en', author: 'Ada L.' },
          ...{ options: {}, images: [], written_at: new Date(), reply: null, repliedAt: null, demo: true },
        },
      ]),
    changes: ['getComments', 'getShopReviews'],
  },
  {
    what: 'a shop is followed',
    happen: (_tx, apart) =>
      apart(async () => mall.ask(followShop, { shop_id: goodsOf(false).shop, follow: '1' }, await signedIn(mall.kernel, 'kenji'))),
    changes: ['getShop'],
  },
  {
    what: 'settings of the mall are changed',
    happen: async (tx) => {
      await putConfig(tx, 'shop_name', 'Agora')
      await putConfig(tx, 'return_days', 99)
    },
    changes: ['getStore type=website_config', 'getProductDetail'],
  },
  {
    what: 'a currency has another rate',
    happen: (tx) => putCurrency(tx, { code: 'EUR', symbol: '€', rate: '0.5', place: 2 }),
    changes: ['getCurrency'],
  },
  {
    what: 'a language has another name',
    happen: (tx) => putLanguage(tx, { code: 'th', name: 'Thai', place: 5 }),
    changes: ['getLanguages'],
  },
  {
    what: 'money can be sent to one more wallet',
    happen: (tx) =>
      putRechargeWallet(tx, {
        ...{ code: 'NEW', name: 'New', asset: 'USDT', network: 'New', address: 'x'.repeat(30), rate: '1', min_amount: '1' },
        ...{ precision_digits: 2, place: 9 },
      }),
    changes: ['getWallets'],
  },
  {
    what: 'an ad, a story and an announcement appear',
    happen: async (tx) => {
      await insertAd(tx, { position: 'top', rank: 0, pictures: [], tint: 2, link: '#/', texts: texts('title'), demo: true })
      await insertNews(tx, {
        kind: 'story',
        image: null,
        tint: 2,
        minutes: 1,
        texts: texts('title', 'body'),
        published_at: new Date(),
        demo: true,
      })
      await insertAnnouncement(tx, { serious: true, texts: texts('title', 'text'), startsAt: new Date(), endsAt: null, demo: true })
    },
    changes: ['getStore type=advert', 'getNews', 'getAnnouncements'],
  },
  {
    what: 'there is one more category',
    happen: (tx) =>
      insertCategory(tx, { parentId: ids.category, key: 'new-branch', names: names('New branch'), image: null, tint: 2, rank: 9 }),
    changes: ['getCategory', 'getCategoryTree', 'getAllCategories'],
  },
  {
    what: 'there is one more brand',
    happen: (tx) => insertBrand(tx, { key: 'new-brand', name: 'New brand', descriptions: {}, image: null, tint: 2 }),
    changes: ['getAllBrands'],
  },
  {
    what: 'a category is called otherwise and stands elsewhere',
    happen: async (tx) => {
      const state = await categoryState(tx, ids.category)
      if (state) await writeCategory(tx, ids.category, { ...state, names: names('Another name'), rank: 0 })
    },
    changes: ['getCategory', 'getCategoryTree', 'getAllCategories'],
  },
  {
    what: 'staff write an ad, a story and an announcement otherwise',
    happen: async (tx) => {
      for (const kind of ['ad', 'news', 'announcement'] as const) {
        const [first] = await contentRows(tx, kind)
        const written = JSON.stringify(texts('title', 'text', 'excerpt', 'body', 'kicker')).replaceAll('New thing', 'Another thing')
        const state = { ...first?.state, texts: JSON.parse(written) as unknown }
        if (first) await writeContent(tx, kind, first.id, state)
      }
    },
    changes: ['getStore type=advert', 'getNews', 'getAnnouncements'],
  },
  {
    what: 'a brand is called otherwise',
    happen: async (tx) => {
      const state = await brandState(tx, ids.brand)
      if (state) await writeBrand(tx, ids.brand, { ...state, name: 'Another brand' })
    },
    changes: ['getBrand', 'getAllBrands'],
  },
  {
    what: 'a product is taken off',
    everyday: true,
    happen: (tx) => shelveProduct(tx, goodsOf(false).id, { on: false }),
    changes: ['getProductDetail', 'getCategoryTree', 'getShop'],
  },
  {
    what: 'a shop is off the mall',
    happen: (tx) => stopShop(tx, goodsOf(true).shop, 'none'),
    changes: ['getShop'],
  },
]

describe('what happens is in every answer afterwards, whatever was kept', () => {
  let before: ReadonlyMap<string, string>
  beforeAll(async () => {
    before = await answersOf(mall.app)
  })
  afterEach(() => void vi.restoreAllMocks())
  test.each(happenings)('$what', async ({ happen, changes, everyday }) => {
    // What a shopper asks for is not a part of this transaction.
    const apart = AsyncLocalStorage.snapshot()
    await transact(mall.kernel, (tx) => happen(tx, apart))
    await settled()
    const { app, end } = await another()
    const [atOnce, fresh] = [await answersOf(mall.app), await answersOf(app).finally(end)]
    const different = (one: ReadonlyMap<string, string>) => [...fresh.keys()].filter((name) => fresh.get(name) !== one.get(name))
    expect(different(atOnce).filter((name) => !everyday || !mayBeLate.has(name.split(' ')[0] ?? ''))).toEqual([])
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

test('pages of many products alone may be late: what is bought, said of a shop or a product, or set by staff never is', () => {
  const many = ['getAllProducts', 'getHotList', 'getNew', 'getRecommend', 'getRecommendList', 'getTopCategories', 'getFirstCategories']
  const branches = ['getCategoryTree', 'getAllCategories', 'getCategory', 'getBrand', 'getAllBrands', 'searchProducts', 'suggest']
  expect([...mayBeLate].toSorted()).toEqual([...many, ...branches].toSorted())
})

describe('what is kept is the same for everybody', () => {
  /** Each kept call once. */
  const one = () => readings.filter((each, at) => readings.findIndex(({ name }) => name === each.name) === at)

  test('whoever asks, and in whichever language: who comes later is given what a process would say that keeps nothing', async () => {
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
  test('no answer is kept that is for one person alone, and nobody on the way may keep one', async () => {
    expect(routes.filter(({ keep, call }) => keep && call.who !== 'visitor').map(({ name }) => name)).toEqual([])
    const headers = await signedIn(mall.kernel, 'mali')
    for (const { name, call } of everyCall) {
      if (call.takes === 'file' || call.path.includes('{')) continue
      const answer = await asked(mall.app, { name, call, input: {} }, headers)
      const cacheable = isKept.has(name) && answer.json<{ code: number }>().code === 200
      expect(answer.headers['cache-control'], name).toBe(cacheable ? 'no-cache' : 'no-store')
    }
  })
  test('a kept page is given to whoever chose its language and its currency, and to nobody else', async () => {
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
