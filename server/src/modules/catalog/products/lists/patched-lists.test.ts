import { getAllProducts, sorts } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { actsOfGoods, muchLater, plainList, type Good } from '../../../../../test/goods-acts.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import { reserveStock } from '../../inventory/reserve-stock.ts'

/** `branches` are categories that are small enough to be cached whole. */
let mall: DemoMall
let branches: string[]
let goods: Good[]
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  const found = await query<{ id: string }>(db)`select id from products.category where parent_id is null order by place limit 2`
  branches = found.map(({ id }) => id)
  goods = await query<Good>(db)`select p.id, s.id as sku, p.shop_id as shop, p.category_id as category from products.product p
    join products.sku s on s.product_id = p.id where p.status = 'live' and p.category_path[1] = ${branches[0] ?? ''} and s.place = 0 and p.variants = 1
    order by p.id limit 12`
})
afterAll(() => {
  vi.restoreAllMocks()
  return mall.end()
})
const { settled, buy, rate, price, pushLive, shelve } = actsOfGoods(() => mall)
const good = (at: number) => goods[at] ?? { id: '', sku: '', shop: '', category: '' }
/** Reserves all remaining units of a product. */
const buyOut = async ({ id, sku }: Good) => {
  const { left } = await getOne<{ left: number }>(mall.kernel.db)`select items_left::int as left from products.product where id = ${id}`
  await transaction(mall.kernel, (tx) => reserveStock(tx, [{ skuId: sku, quantity: left, reference: 'all that is left' }]))
}

const limit = 9
const filters = [
  { asked: {}, passes: sql`true` },
  { asked: { in_stock: '1' }, passes: sql`in_stock` },
  { asked: { rating_min: '4' }, passes: sql`rating_count > 0 and rating_sum >= 4 * rating_count` },
  { asked: { price_max: '30' }, passes: sql`price <= 3000` },
] as const
const lists = () =>
  sorts.flatMap((sort) => filters.flatMap((filter) => [undefined, ...branches].map((inside) => ({ sort, ...filter, inside }))))
type List = ReturnType<typeof lists>[number]

const shown = async ({ sort, asked, inside }: List) => {
  const { code, data } = await mall.ask(getAllProducts, { sort, limit: String(limit), ...asked, ...(inside && { category_id: inside }) })
  expect(code).toBe(200)
  return { ids: data.list.map(({ id }) => id), total: data.total }
}
const plainly = (list: List) => plainList(mall, { ...list, limit })

const longAgo = new Date('2020-01-01')
const announced: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a few pieces of something are bought', () => buy(good(0), 1)],
  ['more of something is bought than of all else', () => buy(good(1), 90_000)],
  ['something is rated best of all', () => rate(good(2), [0, 0, 0, 0, 9000])],
  ['something that was rated best is rated badly', () => rate(good(2), [90_000, 0, 0, 0, 0])],
  ['something old and dear comes in', () => pushLive(good(3), longAgo, 99_999n)],
  ['the newest and cheapest of all comes in', () => pushLive(good(4), new Date(), 1n)],
  ['nothing is left of something', () => buyOut(good(5))],
  [
    'much happens at once',
    () => Promise.all([buy(good(6), 3), rate(good(7), [0, 1, 0, 0, 3]), pushLive(good(8), longAgo, 2n), buy(good(9), 1)]),
  ],
]
const untold: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['something becomes the dearest of all', () => price(good(10), 99_999_999n)],
  ['something is taken off', () => shelve(good(11), false)],
  ['that is put on sale again', () => shelve(good(11), true)],
]

/** Counts how often a list was read from the database as a whole during the action. */
const wholeReads = async (done: () => Promise<void>) => {
  const querySpy = vi.spyOn(mall.kernel.db.getExecutor(), 'executeQuery')
  await done()
  const whole = querySpy.mock.calls.filter(
    ([{ sql: text }]) => text.includes('string_agg(float8send') && !text.includes('product.id = any('),
  )
  querySpy.mockRestore()
  return whole.length
}

test.each([...announced.map((one) => [...one, true] as const), ...untold.map((one) => [...one, false] as const)])(
  '%s: ten seconds later every short list shows it; a known product causes no other read',
  async (_what, happen, isAnnounced) => {
    mall.kernel.cache.dropAll()
    for (const list of lists()) await shown(list)
    await happen()
    await settled()
    muchLater()
    const whole = await wholeReads(async () => {
      for (const list of lists())
        expect([list.sort, list.asked, list.inside, await shown(list)]).toEqual([list.sort, list.asked, list.inside, await plainly(list)])
    })
    expect(whole > 0).toBe(!isAnnounced)
  },
)

test('counts the first product of an empty branch even if the cache learns late of the branch being filled', async () => {
  const { id: inside } = await getOne<{ id: string }>(
    mall.kernel.db,
  )`insert into products.category (key, parent_id, place, names, image, tint)
    select 'empty', ${branches[0] ?? ''}, 99, names, image, tint from products.category where id = ${branches[1] ?? ''} returning id`
  const counted = async (branch: string | undefined) =>
    (await shown({ sort: 'newest', asked: { price_max: '30' }, passes: sql`true`, inside: branch })).total
  mall.kernel.cache.dropAll()
  const before = await counted(branches[0])
  mall.kernel.cache.dropAll()
  await counted(branches[1])
  await pushLive({ ...good(0), category: inside }, longAgo, 200n)
  await settled()
  await counted(branches[0])
  muchLater()
  expect(await counted(branches[0])).toBe(before + 1)
})
