import {
  followShop,
  getAllProducts,
  getComments,
  getFavourites,
  getFollowedShops,
  getHistory,
  getKeptProducts,
  getNews,
  getNewsItem,
  getAnnouncements,
  getProductDetail,
  getRecommend,
  getShop,
  getShopReviews,
  getStore,
  searchProducts,
  seeProducts,
  setFavourite,
  suggest,
  type Call,
  type ProductCard,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changed } from '../src/platform/cache/invalidate.ts'
import { publish } from '../src/platform/events/events.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { signedIn } from './people.ts'
import { publicIds, visitorsReadings, type Reading } from './readings.ts'
import { until } from './until.ts'

type Goods = { id: string; name: string; shop: string; brand: string; category: string }
type State = { status: string; shop?: string; expired?: true; detail: number; onShelves: string | null }
/**
 * The states that hide a product. `detail`: the code of its own page. `onShelves`: its status in the lists of customers who saved it; null if it is
 * not listed.
 */
const states: Record<string, State> = {
  'a draft': { status: 'draft', detail: 2000019, onShelves: null },
  'a product under review': { status: 'review', detail: 2000019, onShelves: null },
  'a refused product': { status: 'refused', detail: 2000019, onShelves: null },
  'a product off sale': { status: 'off', detail: 2000021, onShelves: 'off_sale' },
  'an expired product': { status: 'live', expired: true, detail: 2000021, onShelves: 'expired' },
  'a product of a suspended shop': { status: 'live', shop: 'suspended', detail: 2000021, onShelves: 'off_sale' },
  'a product of a closed shop': { status: 'live', shop: 'closed', detail: 2000021, onShelves: 'off_sale' },
}

let mall: DemoMall
let mali: Record<string, string>
let readings: Reading[]
const goods = new Map<string, Goods>()

const settled = async () => {
  const due = sql`select 1 from platform.event_pending union all select 1 from graphile_worker._private_jobs where run_at <= now() limit 1`
  await until(async () => (await due.execute(mall.kernel.db)).rows.length === 0)
}
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  mali = await signedIn(mall.kernel, 'mali')
  // Each shop's best seller. These products appear on many pages, so the test covers many responses.
  const best =
    await sql<Goods>`select distinct on (shop_id) id, names ->> 'en' as name, shop_id as shop, brand_id as brand, category_path[1] as category
    from products.product where status = 'live' and expires_at is null and brand_id is not null order by shop_id, sold desc`.execute(db)
  for (const [at, state] of Object.keys(states).entries()) goods.set(state, best.rows[at] as Goods)
  await mall.ask(setFavourite, { product_id: [...goods.values()].map(({ id }) => id), on: '1' }, mali)
  await mall.ask(seeProducts, { product_id: [...goods.values()].map(({ id }) => id) }, mali)
  for (const { shop } of goods.values()) await mall.ask(followShop, { shop_id: shop, follow: '1' }, mali)
  const of = ({ id, name, shop, brand, category }: Goods): [string, Call, Record<string, string>][] => [
    ['searchProducts', searchProducts, { keyword: name, limit: '50' }],
    ['suggest', suggest, { prefix: name.slice(0, 12) }],
    ['getRecommend', getRecommend, { product_id: id, limit: '50' }],
    ['getRecommend', getRecommend, { category_id: category, limit: '50' }],
    ['getShop', getShop, { id: shop, section: 'home' }],
    ['getShop', getShop, { id: shop, section: 'products', limit: '50' }],
    ['getAllProducts', getAllProducts, { brand_id: brand, limit: '50' }],
    ['getAllProducts', getAllProducts, { shop_id: shop, limit: '50' }],
  ]
  const lists = visitorsReadings(await publicIds(mall)).filter(
    ({ name }) => !['getProductDetail', 'getCaptcha', 'getDemoPeople'].includes(name),
  )
  readings = [
    ...lists,
    ...['sales', 'newest', 'rating', 'price_desc'].map((sort) => ({
      name: 'getAllProducts',
      call: getAllProducts as Call,
      input: { sort, limit: '50' },
    })),
    ...[...goods.values()].flatMap((each) => of(each).map(([name, call, input]) => ({ name, call, input }))),
  ]
})
afterAll(() => mall.end())

/** Finds the visitors' calls whose response contains one of these names. */
const occurrencesOf = async (names: readonly string[]): Promise<Map<string, string[]>> => {
  const found = new Map(names.map((name) => [name, [] as string[]]))
  for (const { name: call, call: readCall, input } of readings) {
    const { data } = await mall.ask(readCall, input)
    // The response repeats the search text in these fields, so they are ignored.
    const text = JSON.stringify(data, (field, value: unknown) => (['keyword', 'corrected'].includes(field) ? null : value))
    for (const name of names)
      if (text.includes(JSON.stringify(name).slice(1, -1))) found.get(name)?.push(`${call} ${JSON.stringify(input)}`)
  }
  return found
}

describe('hidden product', () => {
  let shown: Map<string, string[]>
  let left: Map<string, string[]>
  beforeAll(async () => {
    const { db } = mall.kernel
    const names = [...goods.values()].map(({ name }) => name)
    shown = await occurrencesOf(names)
    for (const [state, { status, shop, expired }] of Object.entries(states)) {
      const { id, shop: shopId } = goods.get(state) as Goods
      await sql`update products.product set status = ${status}, expires_at = ${expired ? new Date(Date.now() - 3_600_000) : null} where id = ${id}`.execute(
        db,
      )
      if (shop) await sql`update profile.shop set status = ${shop} where id = ${shopId}`.execute(db)
    }
    const touched = await sql<{
      id: string
    }>`select id from products.product where shop_id = any(${[...goods.values()].map(({ shop }) => shop)}::bigint[])`.execute(db)
    await transaction(mall.kernel, async (tx) => {
      await publish(tx, 'catalogue.changed', { productIds: touched.rows.map(({ id }) => id) })
      await changed(tx, ['products', 'search', ...[...goods.values()].flatMap(({ id, shop }) => [`product:${id}`, `shop:${shop}`])])
    })
    await settled()
    // Moves the clock, because pages of many products may be stale for ten seconds at most.
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)
    left = await occurrencesOf(names).finally(() => vi.restoreAllMocks())
  }, 60_000)

  test.each(Object.keys(states))('%s was in many places, and is in none', (state) => {
    const { name } = goods.get(state) as Goods
    expect(shown.get(name)?.length, name).toBeGreaterThan(4)
    expect(left.get(name), name).toEqual([])
  })
  test.each(Object.entries(states))('%s has its own answer at its own URL', async (state, { detail }) => {
    const { id, name } = goods.get(state) as Goods
    const answer = await mall.ask(getProductDetail, { id })
    expect(answer.code).toBe(detail)
    // The response still names a removed product, but not a product that was never public.
    if (detail === 2000021) expect(answer.data).toMatchObject({ id, name_en: name })
    else expect(answer.data).toBeNull()
    expect((await mall.ask(getComments, { product_id: id })).code).toBe(detail === 2000021 ? 200 : 2000019)
  })
  test.each(Object.entries(states))('%s in the favorites and history of customers', async (state, { onShelves }) => {
    const { id, name } = goods.get(state) as Goods
    for (const call of [getFavourites, getHistory]) {
      const { list } = (await mall.ask(call as Call, { limit: '50' }, mali)).data as { list: ProductCard[] }
      const card = list.find((each) => each.id === id)
      expect(card?.status ?? null, call.path).toBe(onShelves)
      if (onShelves === null) expect(JSON.stringify(list)).not.toContain(name)
    }
    const response = (await mall.ask(getKeptProducts, { product_id: id })).data.list
    expect(response.map(({ status }) => status)).toEqual(onShelves === null ? [] : [onShelves])
  })
  test.each(Object.entries(states).filter(([, { shop }]) => shop))(
    'the shop of %s shows its status, and nothing for sale',
    async (state, { shop }) => {
      const { shop: id } = goods.get(state) as Goods
      for (const section of ['home', 'products'] as const) {
        const { data } = await mall.ask(getShop, { id, section })
        expect([data.shop.status, data.list, data.best, data.newest]).toEqual([shop, [], [], []])
      }
      const followed = (await mall.ask(getFollowedShops, { limit: '50' }, mali)).data.list.find((each) => each.shop.id === id)
      expect([followed?.shop.status, followed?.newest, followed?.new_count]).toEqual([shop, [], 0])
    },
  )
})

describe('hidden review', () => {
  test('is shown nowhere and counted nowhere, under any filter', async () => {
    const { db } = mall.kernel
    const chosen = await sql<{
      product: string
      shop: string
    }>`select r.product_id as product, r.shop_id as shop from reviews.review r join profile.shop s on s.id = r.shop_id and s.status = 'open'
      join products.product p on p.id = r.product_id and p.status = 'live' where r.images <> '[]' group by 1, 2 having count(*) > 1 order by count(*) desc limit 1`.execute(
      db,
    )
    const { product = '', shop = '' } = chosen.rows[0] ?? {}
    await sql`update reviews.review set hidden = true where id in (select id from reviews.review where product_id = ${product} order by images = '[]', id limit 1)
      or id in (select id from reviews.review where product_id = ${product} order by images <> '[]', id limit 1)`.execute(db)
    await transaction(mall.kernel, (tx) => changed(tx, [`reviews:${product}`, `product:${product}`, `shop:${shop}`]))
    const raw = await sql<{
      id: string
      product: string
      rating: number
      pictures: boolean
      hidden: boolean
      own: boolean
    }>`select id, product_id as product, rating, images <> '[]' as pictures, hidden, lang = 'en' as own
      from reviews.review where shop_id = ${shop} order by written_at desc, id desc`.execute(db)
    expect(raw.rows.filter(({ hidden }) => hidden)).toHaveLength(2)
    const filters: Record<string, string>[] = [
      {},
      { with_images: '1' },
      ...['1', '2', '3', '4', '5'].map((rating) => ({ rating })),
      { rating: '5', with_images: '1' },
    ]
    for (const filter of filters) {
      const should = raw.rows.filter(
        ({ hidden, rating, pictures }) =>
          !hidden && (!filter['rating'] || rating === Number(filter['rating'])) && (!filter['with_images'] || pictures),
      )
      const turn = async (call: typeof getComments | typeof getShopReviews, query: Record<string, string>) => {
        const ids: string[] = []
        for (let cursor: string | null = ''; cursor !== null;) {
          const { data } = await mall.ask(call as Call, { ...query, ...filter, limit: '7', ...(cursor && { cursor }) })
          const page = data as { list: { id: string }[]; next_cursor: string | null }
          ids.push(...page.list.map(({ id }) => id))
          cursor = page.next_cursor
        }
        return ids
      }
      expect(await turn(getComments, { product_id: product }), JSON.stringify(filter)).toEqual(
        // Reviews in the reader's language come first.
        should
          .filter((each) => each.product === product)
          .toSorted((one, other) => Number(other.own) - Number(one.own))
          .map(({ id }) => id),
      )
      expect(await turn(getShopReviews, { id: shop }), JSON.stringify(filter)).toEqual(should.map(({ id }) => id))
    }
    const { with_words, with_images } = (await mall.ask(getComments, { product_id: product })).data
    const own = raw.rows.filter((each) => each.product === product && !each.hidden)
    expect([with_words, with_images]).toEqual([own.length, own.filter(({ pictures }) => pictures).length])
  })
})

describe('scheduled content', () => {
  const texts = (title: string) => JSON.stringify({ en: { title, text: title, excerpt: title, body: title } })
  test('is visible from its first moment to its last: news, announcements', async () => {
    const { db } = mall.kernel
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000)
    for (const [title, seconds] of [
      ['written yesterday', -86_400],
      ['written tomorrow', 86_400],
    ] as const)
      await sql`insert into content.news (kind, image, tint, minutes, texts, published_at) values ('story', null, 1, 1, ${texts(title)}, ${at(seconds)})`.execute(
        db,
      )
    for (const [title, from, to] of [
      ['begun', -60, null],
      ['ending', -60, 60],
      ['over', -120, -60],
      ['to come', 60, null],
    ] as const)
      await sql`insert into content.announcement (serious, texts, starts_at, ends_at) values (true, ${texts(title)}, ${at(from)}, ${to === null ? null : at(to)})`.execute(
        db,
      )
    await transaction(mall.kernel, (tx) => changed(tx, ['news', 'announcements']))
    const news = JSON.stringify((await mall.ask(getNews, { limit: '50' })).data)
    expect([news.includes('written yesterday'), news.includes('written tomorrow')]).toEqual([true, false])
    const ids = await sql<{
      id: string
      title: string
    }>`select id, texts -> 'en' ->> 'title' as title from content.news where texts -> 'en' ->> 'title' like 'written%'`.execute(db)
    for (const { id, title } of ids.rows)
      expect((await mall.ask(getNewsItem, { id })).code, title).toBe(title === 'written yesterday' ? 200 : 2000019)
    const announced = async () => JSON.stringify((await mall.ask(getAnnouncements)).data)
    // Waits, because a cached response is dropped only when its invalidation arrives.
    await until(async () => (await announced()).includes('"begun"'))
    const announcements = await announced()
    expect(['begun', 'ending', 'over', 'to come'].map((title) => announcements.includes(`"${title}"`))).toEqual([true, true, false, false])
    expect((await mall.ask(getStore, { type: 'advert' })).code).toBe(200)
  })
})
