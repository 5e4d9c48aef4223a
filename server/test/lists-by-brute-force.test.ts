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
import { inOrder, isWanted, rawProducts, type RawQuery, type RawProduct } from './raw-goods.ts'
import { until } from './until.ts'

let mall: DemoMall
let products: RawProduct[]
const now = Date.now()
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  // Products hidden or no longer shown, one for each reason, and products with a rating at a bound and just below it.
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

/** Reads all pages and returns their content. Checks that only the last page has no further rows. */
const turn = async (call: Call, query: RawQuery, limit = 50): Promise<Page> => {
  const seen: { id: string }[] = []
  let first: Page | null = null
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await mall.ask(call, { ...query, limit: String(limit), ...(cursor && { cursor }) })
    expect(answer.code, JSON.stringify(query)).toBe(200)
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
const wanted = (query: RawQuery) => products.filter((each) => isWanted(each, query, now))
const byNumber = (ids: readonly string[]) => ids.toSorted((a, b) => Number(a) - Number(b))

const dollars = (cents: number) => (cents / 100).toFixed(2)
/** A price shared by several products, so that a price filter at this bound is tested on both sides. */
const bound = () => {
  const live = wanted({})
    .map(({ cents }) => cents)
    .toSorted((a, b) => a - b)
  return live.find((cents, at) => at > live.length / 3 && live[at + 1] === cents) ?? live[Math.floor(live.length / 2)] ?? 0
}
const filters = (): RawQuery[] => [
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
/** Lists by location: the call, its input, and the equivalent filter on the list of all products. */
const lists: Record<string, () => { call: Call; query: RawQuery; scope: RawQuery }> = {
  'the whole mall': () => ({ call: getAllProducts, query: {}, scope: {} }),
  'a branch': () => ({
    call: getAllProducts,
    query: { category_id: most(({ branch }) => branch[0]) },
    scope: { category_id: most(({ branch }) => branch[0]) },
  }),
  'a brand and a shop': () => {
    const shop_id = most(({ shopId }) => shopId)
    const requests = { shop_id, brand_id: products.find((each) => each.shopId === shop_id && each.brandId)?.brandId ?? '' }
    return { call: getAllProducts, query: requests, scope: requests }
  },
  'the page of a category': () => ({
    call: getCategory,
    query: { id: most(({ branch }) => branch[0]), section: 'products' },
    scope: { category_id: most(({ branch }) => branch[0]) },
  }),
  'the page of a leaf': () => ({
    call: getCategory,
    query: { id: most(({ categoryId }) => categoryId), section: 'products' },
    scope: { category_id: most(({ categoryId }) => categoryId) },
  }),
  'the page of a brand': () => ({
    call: getBrand,
    query: { id: most(({ brandId }) => brandId) },
    scope: { brand_id: most(({ brandId }) => brandId) },
  }),
  'the page of a shop': () => ({
    call: getShop,
    query: { id: most(({ shopId }) => shopId), section: 'products' },
    scope: { shop_id: most(({ shopId }) => shopId) },
  }),
}

describe.each(Object.keys(lists))('list of %s', (name) => {
  test('every filter, at and beside its limits, returns the right products and the right total', async () => {
    const { call, query, scope } = lists[name]?.() ?? { call: getAllProducts, query: {}, scope: {} }
    for (const filter of filters()) {
      const page = await turn(call, { ...query, ...filter })
      const should = wanted({ ...scope, ...filter })
      expect(byNumber(idsOf(page.list)), JSON.stringify(filter)).toEqual(byNumber(idsOf(should)))
      expect([page.total, page.total_is_exact], JSON.stringify(filter)).toEqual([should.length, true])
    }
  })
  test('the facet counts equal the result of each filter', async () => {
    const { call, query, scope } = lists[name]?.() ?? { call: getAllProducts, query: {}, scope: {} }
    if (call === getAllProducts) return
    for (const filter of filters()) {
      const { facets } = await turn(call, { ...query, ...filter })
      if (!facets) throw new Error('there are no counts')
      const count = (more: RawQuery, but: string) =>
        wanted({ ...scope, ...Object.fromEntries(Object.entries(filter).filter(([field]) => !but.includes(field))), ...more }).length
      const filterText = JSON.stringify(filter)
      expect([facets.in_stock, facets.on_sale], filterText).toEqual([
        count({ in_stock: '1' }, 'in_stock'),
        count({ on_sale: '1' }, 'on_sale'),
      ])
      expect(facets.ratings, filterText).toEqual(
        [4, 3, 2, 1].map((rating_min) => ({ rating_min, count: count({ rating_min: String(rating_min) }, 'rating_min') })),
      )
      const told_ = new Map(facets.brands.map(({ id, count: many }) => [id, many]))
      // A brand's page has no filter for other brands.
      for (const id of call === getBrand ? [] : new Set(products.flatMap(({ brandId }) => brandId ?? [])))
        expect(told_.get(id) ?? 0, `${filterText} brand ${id}`).toBe(count({ brand_id: id }, 'brand_id'))
      expect(
        facets.price.bins.reduce((sum, each) => sum + each, 0),
        filterText,
      ).toBe(count({}, 'price_min price_max'))
    }
  })
})

test('a product card matches the database', async () => {
  const raw = new Map(products.map((each) => [each.id, each]))
  for (const card of (await turn(getAllProducts, {})).list as ProductCard[]) {
    const product = raw.get(card.id) as RawProduct
    expect([card.price, card.sold, card.items_left, card.rating_count, card.shop.id, card.status], card.id).toEqual([
      ...[dollars(product.cents), product.sold, product.left, product.ratingCount, product.shopId],
      product.left > 0 ? 'on_sale' : 'sold_out',
    ])
    // The old price is shown crossed out until the reduction ends.
    expect(card.list_price !== null, card.id).toBe(product.reducedUntil !== null && product.reducedUntil > now)
    expect(card.rating === null ? null : Math.abs(card.rating - product.ratingSum / product.ratingCount) <= 0.05, card.id).not.toBe(false)
  }
})

describe('product counts by category and brand', () => {
  const proof = new URL('./proofs/shelves.sql', import.meta.url)
  const wrong = async () => (await sql.raw<{ problem: string }>(await readFile(proof, 'utf8')).execute(mall.kernel.db)).rows
  test('equal a full count of the products', async () => {
    const tree = (await mall.ask(getCategoryTree)).data
    for (const branch of tree) expect(branch.product_count, branch.id).toBe(wanted({ category_id: branch.id }).length)
    for (const brand of (await mall.ask(getAllBrands, { limit: '50' })).data.list)
      expect(brand.product_count, brand.id).toBe(wanted({ brand_id: brand.id }).length)
  })
  test('follow added, removed, moved and expired products, before and after they are stored', async () => {
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

describe('sorting and paging', () => {
  test.each(Object.keys(inOrder))('sorted by %s, with any page size', async (sort) => {
    const should = idsOf(wanted({}).toSorted(inOrder[sort]))
    for (const limit of [50, 7]) expect(idsOf((await turn(getAllProducts, { sort }, limit)).list), String(limit)).toEqual(should)
  })
  test('a page with the last product has no next page, one without it has one more product', async () => {
    const shop_id = most(({ shopId }) => shopId)
    const count = wanted({ shop_id }).length
    for (const limit of [1, count - 1, count, count + 1].filter((each) => each >= 1 && each <= 50)) {
      const page = await mall.ask(getAllProducts, { shop_id, limit: String(limit) })
      expect([page.data.list.length, page.data.next_cursor === null], String(limit)).toEqual([Math.min(limit, count), limit >= count])
      expect((await turn(getAllProducts, { shop_id, sort: 'price_asc' }, limit)).list).toHaveLength(count)
    }
  })
  test.each(['0', '51', '-1', '1.5', 'x'])('a limit of %s products is refused', async (limit) =>
    expect((await mall.ask(getAllProducts, { limit })).code).toBe(1000008),
  )
  test.each<RawQuery>([{ price_min: '1.234' }, { price_max: '-1' }, { rating_min: '0' }, { rating_min: '6' }, { price_min: '1,5' }])(
    '%o is refused as a filter',
    async (filter) => expect((await mall.ask(getAllProducts, { ...filter })).code).toBe(1000008),
  )
})

describe('filtered search', () => {
  test.each(['lamp', 'shoes', 'bag'])('%s: returns exactly the hits that match the filter', async (keyword) => {
    const hits = (await turn(searchProducts, { keyword })).list
    expect(hits.length).toBeGreaterThan(3)
    const raw = new Map(products.map((each) => [each.id, each]))
    for (const filter of filters().filter((each) => !('price_min' in each && each['price_min'] === '0'))) {
      const page = await turn(searchProducts, { keyword, ...filter })
      const should = hits.filter(({ id }) => isWanted(raw.get(id) as RawProduct, filter, now))
      // If no product matches, the search continues with fewer words.
      if (should.length === 0) continue
      expect(byNumber(idsOf(page.list)), JSON.stringify(filter)).toEqual(byNumber(idsOf(should)))
      expect(page.total, JSON.stringify(filter)).toBe(should.length)
      const ratings = page.facets?.ratings.map(({ rating_min, count }) => [rating_min, count])
      const passing = (rating_min: number) =>
        hits.filter(({ id }) => isWanted(raw.get(id) as RawProduct, { ...filter, rating_min: String(rating_min) }, now)).length
      expect(ratings, JSON.stringify(filter)).toEqual([4, 3, 2, 1].map((rating_min) => [rating_min, passing(rating_min)]))
    }
  })
  test.each(['price_asc', 'price_desc', 'newest', 'sales'])('sorted by %s', async (sort) => {
    const { list } = await turn(searchProducts, { keyword: 'shoes', sort }, 7)
    const raw = new Map(products.map((each) => [each.id, each]))
    expect(idsOf(list)).toEqual(idsOf(list.map(({ id }) => raw.get(id) as RawProduct).toSorted(inOrder[sort])))
  })
})
