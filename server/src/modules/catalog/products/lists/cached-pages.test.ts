import { getAllProducts, sorts } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { actsOfGoods, muchLater, plainList, type Good } from '../../../../../test/goods-acts.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'

/** `branch` is a category with so many products that its pages are read from indexes. The tests check it and the whole mall. */
let mall: DemoMall
let branch: string
let goods: Good[]
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  const found = await getOne<{ id: string }>(db)`select id from products.category where parent_id is null order by place limit 1`
  branch = found.id
  await sql`insert into products.product (shop_id, brand_id, category_id, category_path, names, tint, price, tax_rate, items_left, sold, rating_sum, rating_count, published_at, expires_at)
    select shop_id, brand_id, category_id, category_path, names, tint, 500 + (id * 7919 + copy * 104729) % 12000, tax_rate, 3, (id * 31 + copy * 17) % 900,
      (copy % 9) * 4, copy % 9, published_at - (id * 13 + copy * 5) % 400 * interval '1 hour',
      case when copy % 5 = 0 then now() + interval '1 day' end
    from products.product cross join generate_series(1, 60) as copy where status = 'live' and category_path[1] = ${branch}`.execute(db)
  await sql`analyze products.product`.execute(db)
  goods = await query<Good>(db)`select p.id, s.id as sku, p.shop_id as shop, p.category_id as category from products.product p
    join products.sku s on s.product_id = p.id where p.status = 'live' and p.category_path[1] = ${branch} and s.place = 0 order by p.id limit 24`
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
const plainly = (sort: (typeof sorts)[number], inside: string | undefined) => plainList(mall, { sort, inside, limit })
const lists = () => sorts.flatMap((sort) => [undefined, branch].map((inside) => ({ sort, inside })))

const { settled, buy, rate, price, pushLive, shelve } = actsOfGoods(() => mall)
const goodAt = (at: number) => goods[at] ?? { id: '', sku: '', shop: '', category: '' }
const longAgo = new Date('2020-01-01')

const happenings: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a few pieces of something are bought', () => buy(goodAt(0), 1)],
  ['more of something is bought than of all else', () => buy(goodAt(1), 90_000)],
  ['something is rated a little', () => rate(goodAt(2), [0, 0, 1, 0, 0])],
  ['something is rated best of all', () => rate(goodAt(3), [0, 0, 0, 0, 9000])],
  ['something that was rated best is rated badly', () => rate(goodAt(3), [90_000, 0, 0, 0, 0])],
  ['something old and dear comes in', () => pushLive(goodAt(4), longAgo, 999n)],
  ['something new comes in', () => pushLive(goodAt(5), new Date(), 999n)],
  ['the cheapest of all comes in', () => pushLive(goodAt(6), longAgo, 1n)],
  ['something becomes the dearest of all', () => price(goodAt(7), 99_999_999n)],
  ['that becomes cheap again', () => price(goodAt(7), 2n)],
  ['what is bought most is taken off', () => shelve(goodAt(1), false)],
  ['that is put on sale again', () => shelve(goodAt(1), true)],
]

test.each(happenings)('%s, and ten seconds later the first page of every long list equals the sorted products', async (_what, happen) => {
  for (const { sort, inside } of lists()) await shown(sort, inside)
  await happen()
  await settled()
  muchLater()
  for (const { sort, inside } of lists()) expect([sort, await shown(sort, inside)]).toEqual([sort, await plainly(sort, inside)])
})

test('sales and ratings after the page do not reload the list; a new product only updates the count', async () => {
  const seen = new Set<string>()
  for (const { sort, inside } of lists()) for (const id of (await shown(sort, inside)).ids) seen.add(id)
  const behind = goods.filter(({ id }) => !seen.has(id))
  const [bought, rated] = [behind[0] ?? goodAt(0), behind[1] ?? goodAt(0)]
  expect(behind.length).toBeGreaterThan(1)
  const { parts } = mall.kernel.cache
  const make = vi.spyOn(parts, 'make')
  // Counts only first pages. Cards of the same shop are recomputed as well, because the shop's sales have changed.
  const read = () => make.mock.calls.map(([name]) => name).filter((name) => name.startsWith('first '))
  const before = await shown('sales', branch)
  await buy(bought, 1)
  await rate(rated, [0, 0, 1, 0, 0])
  await settled()
  muchLater()
  for (const { sort, inside } of lists()) await shown(sort, inside)
  expect(read()).toEqual([])
  await pushLive(bought, longAgo, 999n)
  await settled()
  muchLater()
  expect(await shown('sales', branch)).toEqual({ ids: before.ids, total: before.total + 1 })
  expect(read()).toEqual([])
})
