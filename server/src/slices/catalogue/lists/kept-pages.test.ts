import { getAllProducts, sorts } from '@plaza/contract'
import { languages, minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { until } from '../../../../test/until.ts'
import { changed } from '../../../kernel/cache/cache-news.ts'
import { all, given } from '../../../kernel/rows.ts'
import { transact } from '../../../kernel/transact.ts'
import { countRatings } from '../../reviews/index.ts'
import { receiveStock, reserveStock, sellReserved } from '../../stock/index.ts'
import { priceSku, shelveProduct, writeProduct } from '../selling/index.ts'
import { sortings } from '../sortings/index.ts'

/** A branch with so many products that its pages are read along the indexes, and all of the mall. */
let mall: DemoMall
let branch: string
type Good = { id: string; sku: string; shop: string; category: string }
let goods: Good[]
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  const found = await given<{ id: string }>(db)`select id from catalogue.category where parent_id is null order by place limit 1`
  branch = found.id
  await sql`insert into catalogue.product (shop_id, brand_id, category_id, category_path, names, tint, price, tax_rate, items_left, sold, rating_sum, rating_count, published_at, expires_at)
    select shop_id, brand_id, category_id, category_path, names, tint, 500 + (id * 7919 + copy * 104729) % 12000, tax_rate, 3, (id * 31 + copy * 17) % 900,
      (copy % 9) * 4, copy % 9, published_at - (id * 13 + copy * 5) % 400 * interval '1 hour',
      case when copy % 5 = 0 then now() + interval '1 day' end
    from catalogue.product cross join generate_series(1, 60) as copy where status = 'live' and category_path[1] = ${branch}`.execute(db)
  await sql`analyze catalogue.product`.execute(db)
  goods = await all<Good>(db)`select p.id, s.id as sku, p.shop_id as shop, p.category_id as category from catalogue.product p
    join catalogue.sku s on s.product_id = p.id where p.status = 'live' and p.category_path[1] = ${branch} and s.place = 0 order by p.id limit 24`
  mall.kernel.cache.dropAll()
})
afterAll(() => mall.end())
afterEach(() => void vi.restoreAllMocks())

const limit = 7
const shown = async (sort: (typeof sorts)[number], inside: string | undefined) => {
  const { code, data } = await mall.ask(getAllProducts, { sort, limit: String(limit), ...(inside && { category_id: inside }) })
  expect(code).toBe(200)
  return { ids: data.list.map(({ id }) => id), total: data.total }
}
const plainly = async (sort: (typeof sorts)[number], inside: string | undefined) => {
  const { by, descending } = sortings[sort]
  const [direction, within] = [sql.raw(descending ? 'desc' : 'asc'), inside ? sql`category_path @> array[${inside}::bigint]` : sql`true`]
  const live = sql`status = 'live' and (expires_at is null or expires_at > now()) and ${within}`
  const rows = await sql<{ id: string }>`select id from catalogue.product where ${live}
    order by ${sql.raw(by)} ${direction}, id ${direction} limit ${limit}`.execute(mall.kernel.db)
  const { total } = await given<{ total: number }>(mall.kernel.db)`select count(*)::int as total from catalogue.product where ${live}`
  return { ids: rows.rows.map(({ id }) => id), total }
}
const lists = () => sorts.flatMap((sort) => [undefined, branch].map((inside) => ({ sort, inside })))

/** Until every fact was heard, and this process was told of every change. */
const settled = async () => {
  await until(async () => (await sql`select 1 from kernel.unheard limit 1`.execute(mall.kernel.db)).rows.length === 0)
  await mall.kernel.cache.make('bell', async () => ({ body: '', contentType: '', tags: ['bell'], seconds: 60 }))
  await transact(mall.kernel, (tx) => changed(tx, ['bell']))
  await until(() => mall.kernel.cache.find('bell') === undefined)
}
const realNow = Date.now
let later = 0
/** As it is when nothing may be late any more. */
const muchLater = () => {
  later += 10_000
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later)
}

let count = 0
const key = (what: string) => `${what}-${(count += 1)}`
const buy = ({ sku }: Good, quantity: number) =>
  transact(mall.kernel, async (tx) => {
    const reference = key('kept-page')
    await receiveStock(tx, [{ skuId: sku, quantity, reference: key('arrived') }])
    await reserveStock(tx, [{ skuId: sku, quantity, reference }])
    await sellReserved(tx, [reference])
  })
const rate = ({ id }: Good, stars: readonly number[]) =>
  transact(mall.kernel, (tx) => countRatings(tx, [{ productId: id, stars: [...stars] as never }]))
const price = ({ id, sku }: Good, units: bigint) =>
  transact(mall.kernel, (tx) => priceSku(tx, { productId: id, skuId: sku, price: minor(units) }, new Date()))
const publish = ({ shop, category }: Good, publishedAt: Date, units: bigint) =>
  transact(mall.kernel, (tx) =>
    writeProduct(
      tx,
      {
        ...{ key: null, shopId: shop, brandId: null, categoryId: category, texts: {}, images: [], tint: 3, taxRate: 0, weightGrams: 500 },
        ...{ names: Object.fromEntries(languages.map((language) => [language, 'New thing'])), publishedAt, expiresAt: null, demo: true },
        skus: [{ options: {}, image: null, tint: 3, prices: [{ price: minor(units), since: new Date() }] }],
      },
      new Date(),
    ),
  )
const goodAt = (at: number) => goods[at] ?? { id: '', sku: '', shop: '', category: '' }
const longAgo = new Date('2020-01-01')

const happenings: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a few pieces of something are bought', () => buy(goodAt(0), 1)],
  ['more of something is bought than of all else', () => buy(goodAt(1), 90_000)],
  ['something is rated a little', () => rate(goodAt(2), [0, 0, 1, 0, 0])],
  ['something is rated best of all', () => rate(goodAt(3), [0, 0, 0, 0, 9000])],
  ['something that was rated best is rated badly', () => rate(goodAt(3), [90_000, 0, 0, 0, 0])],
  ['something old and dear comes in', () => publish(goodAt(4), longAgo, 999n)],
  ['something new comes in', () => publish(goodAt(5), new Date(), 999n)],
  ['the cheapest of all comes in', () => publish(goodAt(6), longAgo, 1n)],
  ['something becomes the dearest of all', () => price(goodAt(7), 99_999_999n)],
  ['that becomes cheap again', () => price(goodAt(7), 2n)],
  ['what is bought most is taken off', () => transact(mall.kernel, (tx) => shelveProduct(tx, goodAt(1).id, { on: false }))],
  ['that is put on sale again', () => transact(mall.kernel, (tx) => shelveProduct(tx, goodAt(1).id, { on: true }))],
]

test.each(happenings)(
  '%s, and ten seconds later the first page of every long list is what the products in that order are',
  async (_what, happen) => {
    for (const { sort, inside } of lists()) await shown(sort, inside)
    await happen()
    await settled()
    muchLater()
    for (const { sort, inside } of lists()) expect([sort, await shown(sort, inside)]).toEqual([sort, await plainly(sort, inside)])
  },
)

test('what stands behind a page is bought and rated without it being read again; what comes in is only counted', async () => {
  const seen = new Set<string>()
  for (const { sort, inside } of lists()) for (const id of (await shown(sort, inside)).ids) seen.add(id)
  const behind = goods.filter(({ id }) => !seen.has(id))
  const [bought, rated] = [behind[0] ?? goodAt(0), behind[1] ?? goodAt(0)]
  expect(behind.length).toBeGreaterThan(1)
  const { parts } = mall.kernel.cache
  const make = vi.spyOn(parts, 'make')
  // Cards of the same shop are, as something of it is new.
  const read = () => make.mock.calls.map(([name]) => name).filter((name) => name.startsWith('first '))
  const before = await shown('sales', branch)
  await buy(bought, 1)
  await rate(rated, [0, 0, 1, 0, 0])
  await settled()
  muchLater()
  for (const { sort, inside } of lists()) await shown(sort, inside)
  expect(read()).toEqual([])
  await publish(bought, longAgo, 999n)
  await settled()
  muchLater()
  expect(await shown('sales', branch)).toEqual({ ids: before.ids, total: before.total + 1 })
  expect(read()).toEqual([])
})
