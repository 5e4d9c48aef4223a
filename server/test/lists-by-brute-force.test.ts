import { readFile } from 'node:fs/promises'
import {
  getAllBrands,
  getAllProducts,
  getBrand,
  getCategory,
  getCategoryTree,
  getShop,
  searchProducts,
  type Call,
  type Facets,
  type ProductCard,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed } from '../src/platform/cache/invalidate.ts'
import { publish } from '../src/platform/events/events.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { foldCounts } from '../src/modules/catalog/products/categories/standing-rows.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { inOrder, isWanted, rawProducts, type Asked, type RawProduct } from './raw-goods.ts'
import { until } from './until.ts'

let mall: DemoMall
let products: RawProduct[]
const now = Date.now()
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  // Products hidden or no longer shown in each way, and ratings at a bound and just below it.
  const chosen = await sql<{
    id: string
  }>`select id from products.product where expires_at is null and rating_count > 3 order by id limit 9`.execute(db)
  const [draft, review, off, refused, expired, four, belowFour, five, reduced] = chosen.rows.map(({ id }) => id)
  for (const [id, status] of [
    [draft, 'draft'],
    [review, 'review'],
    [off, 'off'],
    [refused, 'refused'],
  ])
    await sql`update products.product set status = ${status} where id = ${id}`.execute(db)
  await sql`update products.product set expires_at = now() - interval '1 hour' where id = ${expired}`.execute(db)
  await sql`update products.product set rating_sum = 4 * rating_count where id = ${four}`.execute(db)
  await sql`update products.product set rating_sum = 4 * rating_count - 1 where id = ${belowFour}`.execute(db)
  await sql`update products.product set rating_sum = 5 * rating_count where id = ${five}`.execute(db)
  await sql`update products.product set list_price = price + 100, list_price_until = now() - interval '1 hour' where id = ${reduced}`.execute(
    db,
  )
  await transaction(mall.kernel, async (tx) => {
    await publish(tx, 'catalogue.changed', { productIds: chosen.rows.map(({ id }) => id) })
    await changed(tx, ['products', 'categories', 'search', ...chosen.rows.map(({ id }) => `product:${id}`)])
  })
  const due = sql`select 1 from platform.event_pending union all select 1 from graphile_worker._private_jobs where run_at <= now() limit 1`
  await until(async () => (await due.execute(db)).rows.length === 0)
  products = await rawProducts(db)
})
afterAll(() => mall.end())

type Page = { list: { id: string }[]; next_cursor: string | null; total: number; total_is_exact: boolean; facets?: Facets | null }

/** Turns every page, and says what was on them; the end is there where nothing is left, and not before. */
const turn = async (call: Call, asked: Asked, limit = 50): Promise<Page> => {
  const seen: { id: string }[] = []
  let first: Page | null = null
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await mall.ask(call, { ...asked, limit: String(limit), ...(cursor && { cursor }) })
    expect(answer.code, JSON.stringify(asked)).toBe(200)
    const page = answer.data as Page
    first ??= page
    seen.push(...page.list)
    expect(page.list.length).toBeLessThanOrEqual(limit)
    if (page.next_cursor !== null) expect(page.list, 'a page with more behind it is full').toHaveLength(limit)
    expect(page.total).toBe(first.total)
    cursor = page.next_cursor
  }
  if (!first) throw new Error('nothing was answered')
  return { ...first, list: seen }
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const wanted = (asked: Asked) => products.filter((each) => isWanted(each, asked, now))
const byNumber = (ids: readonly string[]) => ids.toSorted((a, b) => Number(a) - Number(b))

const dollars = (cents: number) => (cents / 100).toFixed(2)
/** A price that several products have, so that a bound has something on both of its sides. */
const bound = () => {
  const live = wanted({})
    .map(({ cents }) => cents)
    .toSorted((a, b) => a - b)
  return live.find((cents, at) => at > live.length / 3 && live[at + 1] === cents) ?? live[Math.floor(live.length / 2)] ?? 0
}
const filters = (): Asked[] => [
  {},
  { price_min: dollars(bound()) },
  { price_min: dollars(bound() + 1) },
  { price_max: dollars(bound()) },
  { price_max: dollars(bound() - 1) },
  { price_min: dollars(bound()), price_max: dollars(bound()) },
  { price_min: '0', price_max: '999999999999.99' },
  { price_min: dollars(bound() + 1), price_max: dollars(bound()) },
  ...['1', '2', '3', '4', '5'].map((rating_min) => ({ rating_min })),
  { in_stock: '1' },
  { in_stock: '0', on_sale: '1' },
  { in_stock: '1', on_sale: '1', rating_min: '4', price_max: dollars(bound()) },
]
const most = (pick: (product: RawProduct) => string | null | undefined): string => {
  const counts = new Map<string, number>()
  for (const each of wanted({})) counts.set(pick(each) ?? '', (counts.get(pick(each) ?? '') ?? 0) + 1)
  return [...counts].filter(([id]) => id !== '').toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}
/** Places that have a list, how each is asked, and what the same place is for a list of all products. */
const places: Record<string, () => { call: Call; asked: Asked; place: Asked }> = {
  'the whole mall': () => ({ call: getAllProducts, asked: {}, place: {} }),
  'a branch': () => ({
    call: getAllProducts,
    asked: { category_id: most(({ branch }) => branch[0]) },
    place: { category_id: most(({ branch }) => branch[0]) },
  }),
  'a brand and a shop': () => {
    const shop_id = most(({ shopId }) => shopId)
    const requests = { shop_id, brand_id: products.find((each) => each.shopId === shop_id && each.brandId)?.brandId ?? '' }
    return { call: getAllProducts, asked: requests, place: requests }
  },
  'the page of a category': () => ({
    call: getCategory,
    asked: { id: most(({ branch }) => branch[0]), section: 'products' },
    place: { category_id: most(({ branch }) => branch[0]) },
  }),
  'the page of a leaf': () => ({
    call: getCategory,
    asked: { id: most(({ categoryId }) => categoryId), section: 'products' },
    place: { category_id: most(({ categoryId }) => categoryId) },
  }),
  'the page of a brand': () => ({
    call: getBrand,
    asked: { id: most(({ brandId }) => brandId) },
    place: { brand_id: most(({ brandId }) => brandId) },
  }),
  'the page of a shop': () => ({
    call: getShop,
    asked: { id: most(({ shopId }) => shopId), section: 'products' },
    place: { shop_id: most(({ shopId }) => shopId) },
  }),
}

describe.each(Object.keys(places))('the list of %s', (name) => {
  test('under every filter, on its bounds and beside them, holds what it should, and says how many that are', async () => {
    const { call, asked, place } = places[name]?.() ?? { call: getAllProducts, asked: {}, place: {} }
    for (const filter of filters()) {
      const page = await turn(call, { ...asked, ...filter })
      const should = wanted({ ...place, ...filter })
      expect(byNumber(idsOf(page.list)), JSON.stringify(filter)).toEqual(byNumber(idsOf(should)))
      expect([page.total, page.total_is_exact], JSON.stringify(filter)).toEqual([should.length, true])
    }
  })
  test('counts beside its filters what each of them would leave', async () => {
    const { call, asked, place } = places[name]?.() ?? { call: getAllProducts, asked: {}, place: {} }
    if (call === getAllProducts) return
    for (const filter of filters()) {
      const { facets } = await turn(call, { ...asked, ...filter })
      if (!facets) throw new Error('there are no counts')
      const count = (more: Asked, but: string) =>
        wanted({ ...place, ...Object.fromEntries(Object.entries(filter).filter(([field]) => !but.includes(field))), ...more }).length
      const told = JSON.stringify(filter)
      expect([facets.in_stock, facets.on_sale], told).toEqual([count({ in_stock: '1' }, 'in_stock'), count({ on_sale: '1' }, 'on_sale')])
      expect(facets.ratings, told).toEqual(
        [4, 3, 2, 1].map((rating_min) => ({ rating_min, count: count({ rating_min: String(rating_min) }, 'rating_min') })),
      )
      const told_ = new Map(facets.brands.map(({ id, count: many }) => [id, many]))
      // The page of a brand has no others to choose from.
      for (const id of call === getBrand ? [] : new Set(products.flatMap(({ brandId }) => brandId ?? [])))
        expect(told_.get(id) ?? 0, `${told} brand ${id}`).toBe(count({ brand_id: id }, 'brand_id'))
      expect(
        facets.price.bins.reduce((sum, each) => sum + each, 0),
        told,
      ).toBe(count({}, 'price_min price_max'))
    }
  })
})

test('a card says of a product what the database has of it', async () => {
  const raw = new Map(products.map((each) => [each.id, each]))
  for (const card of (await turn(getAllProducts, {})).list as ProductCard[]) {
    const product = raw.get(card.id) as RawProduct
    expect([card.price, card.sold, card.items_left, card.rating_count, card.shop.id, card.status], card.id).toEqual([
      ...[dollars(product.cents), product.sold, product.left, product.ratingCount, product.shopId],
      product.left > 0 ? 'on_sale' : 'sold_out',
    ])
    // A price is crossed out until its time is over.
    expect(card.list_price !== null, card.id).toBe(product.reducedUntil !== null && product.reducedUntil > now)
    expect(card.rating === null ? null : Math.abs(card.rating - product.ratingSum / product.ratingCount) <= 0.05, card.id).not.toBe(false)
  }
})

describe('how many stand in each category and of each brand', () => {
  const proof = new URL('./proofs/shelves.sql', import.meta.url)
  const wrong = async () => (await sql.raw<{ problem: string }>(await readFile(proof, 'utf8')).execute(mall.kernel.db)).rows
  test('is what a look at every product says', async () => {
    const tree = (await mall.ask(getCategoryTree)).data
    for (const branch of tree) expect(branch.product_count, branch.id).toBe(wanted({ category_id: branch.id }).length)
    for (const brand of (await mall.ask(getAllBrands, { limit: '50' })).data.list)
      expect(brand.product_count, brand.id).toBe(wanted({ brand_id: brand.id }).length)
  })
  test('follows what comes, goes, moves and ends, before it is written down and after', async () => {
    const { db } = mall.kernel
    const [one, other, third] = wanted({}).filter(({ brandId }) => brandId !== null)
    if (!one || !other || !third) throw new Error('too little is there')
    await transaction(mall.kernel, async (tx) => {
      await sql`update products.product set category_id = ${other.categoryId} where id = ${one.id}`.execute(tx)
      await sql`update products.product set brand_id = null where id = ${other.id}`.execute(tx)
      await sql`update products.product set expires_at = now() + interval '1 day' where id = ${third.id}`.execute(tx)
    })
    expect(await wrong()).toEqual([])
    await transaction(mall.kernel, foldCounts)
    expect([await wrong(), (await sql`select 1 from products.shelf_step`.execute(db)).rows]).toEqual([[], []])
    await transaction(mall.kernel, async (tx) => {
      await sql`update products.product set category_id = ${one.categoryId} where id = ${one.id}`.execute(tx)
      await sql`update products.product set brand_id = ${other.brandId} where id = ${other.id}`.execute(tx)
      await sql`update products.product set expires_at = null where id = ${third.id}`.execute(tx)
    })
    expect(await wrong()).toEqual([])
  })
})

describe('orders and pages', () => {
  test.each(Object.keys(inOrder))('by %s, whatever fits on a page', async (sort) => {
    const should = idsOf(wanted({}).toSorted(inOrder[sort]))
    for (const limit of [50, 7]) expect(idsOf((await turn(getAllProducts, { sort }, limit)).list), String(limit)).toEqual(should)
  })
  test('a page that holds the last one has nothing behind it, one that holds all but one has one more', async () => {
    const shop_id = most(({ shopId }) => shopId)
    const count = wanted({ shop_id }).length
    for (const limit of [1, count - 1, count, count + 1].filter((each) => each >= 1 && each <= 50)) {
      const page = await mall.ask(getAllProducts, { shop_id, limit: String(limit) })
      expect([page.data.list.length, page.data.next_cursor === null], String(limit)).toEqual([Math.min(limit, count), limit >= count])
      expect((await turn(getAllProducts, { shop_id, sort: 'price_asc' }, limit)).list).toHaveLength(count)
    }
  })
  test.each(['0', '51', '-1', '1.5', 'x'])('no page has %s products', async (limit) =>
    expect((await mall.ask(getAllProducts, { limit })).code).toBe(1000008),
  )
  test.each<Asked>([{ price_min: '1.234' }, { price_max: '-1' }, { rating_min: '0' }, { rating_min: '6' }, { price_min: '1,5' }])(
    '%o bounds nothing',
    async (filter) => expect((await mall.ask(getAllProducts, { ...filter })).code).toBe(1000008),
  )
})

describe('a search under a filter', () => {
  test.each(['lamp', 'shoes', 'bag'])('%s: holds those of its hits that pass, and no other', async (keyword) => {
    const hits = (await turn(searchProducts, { keyword })).list
    expect(hits.length).toBeGreaterThan(3)
    const raw = new Map(products.map((each) => [each.id, each]))
    for (const filter of filters().filter((each) => !('price_min' in each && each['price_min'] === '0'))) {
      const page = await turn(searchProducts, { keyword, ...filter })
      const should = hits.filter(({ id }) => isWanted(raw.get(id) as RawProduct, filter, now))
      // Where nothing is left, the search goes on with fewer of the words.
      if (should.length === 0) continue
      expect(byNumber(idsOf(page.list)), JSON.stringify(filter)).toEqual(byNumber(idsOf(should)))
      expect(page.total, JSON.stringify(filter)).toBe(should.length)
      const ratings = page.facets?.ratings.map(({ rating_min, count }) => [rating_min, count])
      const passing = (rating_min: number) =>
        hits.filter(({ id }) => isWanted(raw.get(id) as RawProduct, { ...filter, rating_min: String(rating_min) }, now)).length
      expect(ratings, JSON.stringify(filter)).toEqual([4, 3, 2, 1].map((rating_min) => [rating_min, passing(rating_min)]))
    }
  })
  test.each(['price_asc', 'price_desc', 'newest', 'sales'])('by %s', async (sort) => {
    const { list } = await turn(searchProducts, { keyword: 'shoes', sort }, 7)
    const raw = new Map(products.map((each) => [each.id, each]))
    expect(idsOf(list)).toEqual(idsOf(list.map(({ id }) => raw.get(id) as RawProduct).toSorted(inOrder[sort])))
  })
})
