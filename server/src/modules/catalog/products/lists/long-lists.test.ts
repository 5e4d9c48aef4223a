import { getAllProducts, getCategory, getFirstCategories, sorts } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import type { Cursor } from '../../../../platform/db/cursor.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { inCategories } from './in-categories.ts'
import { listProducts } from './list-rows.ts'
import { sortings } from '../sort-orders/sortings.ts'
import { countedAtMost } from './sorted-runs.ts'

let mall: DemoMall
let branch: string
const copies = 1000

/**
 * Creates a category with more products than the counted maximum, and a second one of the same size. About one in three products of each is cheap.
 */
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  await transaction(mall.kernel, async (tx) => {
    // Removes the statement timeout, because inserting so many rows takes long on a busy machine.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`insert into products.product (shop_id, brand_id, category_id, category_path, names, tint, price, tax_rate, items_left, sold, rating_sum, rating_count, published_at)
    select shop_id, brand_id, category_id, category_path, names, tint, 500 + (id * 7919 + copy * 104729) % 12000, tax_rate, (id + copy) % 4, (id * 31 + copy * 17) % 900,
      (copy % 9) * 4, copy % 9, published_at - (id * 13 + copy * 5) % 400 * interval '1 hour'
    from products.product cross join generate_series(1, ${copies}::int) as copy where status = 'live' and id % 3 <> 1
      and category_path[1] in (select id from products.category where parent_id is null order by place limit 2)`.execute(tx)
    // Half of the reduced prices have already expired.
    await sql`update products.product set list_price = price + 100,
      list_price_until = now() + case when id % 2 = 0 then interval '1 day' else interval '-1 day' end where id % 3 = 0`.execute(tx)
  })
  await sql`analyze products.product`.execute(db)
  branch = (await mall.ask(getFirstCategories)).data.toSorted((a, b) => b.product_count - a.product_count)[0]?.id ?? ''
})
afterAll(() => mall.end())

const cheap = { priceMax: 4000n, inStock: true }
const isCheap = sql`price <= 4000 and in_stock`
const plainly = (sort: keyof typeof sortings) =>
  sql.raw(`${sortings[sort].by} ${sortings[sort].descending ? 'desc' : 'asc'}, product.id ${sortings[sort].descending ? 'desc' : 'asc'}`)

const idsOf = async (condition: ReturnType<typeof sql>, sort: keyof typeof sortings, limit: number, filter = isCheap) =>
  (
    await sql<{ id: string }>`select id from products.product where status = 'live' and (expires_at is null or expires_at > now())
      and ${filter} and ${condition} order by ${plainly(sort)} limit ${limit}`.execute(mall.kernel.db)
  ).rows.map((row) => row.id)

/** Fetches five consecutive pages. */
const pagesOf = async (wanted: object, sort: keyof typeof sortings, filters: object = cheap) => {
  const { wanted: filter, size } = await inCategories(mall.kernel, { ...filters, ...wanted })
  const found: string[] = []
  let after: Cursor | null = null
  for (let page = 0; page < 5; page += 1) {
    const rows = await listProducts(mall.kernel.db, { wanted: filter, sorting: sortings[sort], after, limit: 20 }, size)
    found.push(...rows.map((row) => row.id))
    const last = rows.at(-1)
    after = last ? { by: sort, value: last.at, id: last.id } : after
  }
  return found
}

describe.each(sorts)('long list, ordered by %s,', (sort) => {
  it('equals the sorted products of its branch, page by page', async () => {
    const inBranch = sql`category_path @> array[${branch}::bigint]`
    expect(await pagesOf({ branch }, sort, {})).toEqual(await idsOf(inBranch, sort, 100, sql`true`))
  })
  it('equals the sorted products of the whole mall, page by page', async () => {
    expect(await pagesOf({}, sort, {})).toEqual(await idsOf(sql`true`, sort, 100, sql`true`))
  })
  it('continues after rare matches far down the list', async () => {
    const rare = sql`price between 500 and 520 and category_path @> array[${branch}::bigint]`
    const found = await pagesOf({ branch }, sort, { priceMin: 500n, priceMax: 520n })
    expect(found).toEqual(await idsOf(rare, sort, 100, sql`true`))
  })
})

describe.each(sorts)('filtered long list, ordered by %s,', (sort) => {
  it('equals the filtered sorted products of its branch, page by page', async () => {
    expect(await pagesOf({ branch }, sort)).toEqual(await idsOf(sql`category_path @> array[${branch}::bigint]`, sort, 100))
  })
  it('excludes products whose discount has ended', async () => {
    const reduced = sql`category_path @> array[${branch}::bigint] and list_price_until > now()`
    expect(await pagesOf({ branch, onSale: true }, sort)).toEqual(await idsOf(reduced, sort, 100))
  })
  it('works for a few brands and for a shop', async () => {
    expect(await pagesOf({ brandIds: ['2', '3', '3'] }, sort)).toEqual(await idsOf(sql`brand_id in (2, 3)`, sort, 100))
    expect(await pagesOf({ shopId: '2' }, sort)).toEqual(await idsOf(sql`shop_id = 2`, sort, 100))
  })
})

describe('long list', () => {
  const filter = { price_max: '40.00', in_stock: '1' }

  it('has an exact total without filters and a lower bound with filters', async () => {
    const whole = (await mall.ask(getCategory, { id: branch, section: 'products' })).data
    expect(whole.total).toBeGreaterThan(countedAtMost)
    expect(whole).toMatchObject({ total_is_exact: true, facets: { exact: false } })
    const real = await idsOf(sql`category_path @> array[${branch}::bigint]`, 'newest', 100_000)
    const some = (await mall.ask(getCategory, { id: branch, section: 'products', ...filter })).data
    expect(some.total_is_exact).toBe(false)
    expect(some.total).toBeLessThan(real.length)
    expect(some.total).toBeGreaterThan(100)
    expect((await mall.ask(getAllProducts, { category_id: branch, ...filter })).data).toMatchObject({
      total: some.total,
      total_is_exact: false,
    })
  })

  it('has an exact total if all matches fit one page', async () => {
    const [last] = await idsOf(sql`category_path @> array[${branch}::bigint]`, 'relevance', 1)
    await sql`update products.product set price = 3 where id = ${last}`.execute(mall.kernel.db)
    // Direct SQL invalidates no cache entry, so the test clears the cache.
    mall.kernel.cache.dropAll()
    for (const sort of sorts) {
      const { data } = await mall.ask(getAllProducts, { category_id: branch, price_max: '0.03', sort })
      expect(data).toMatchObject({ total: 1, total_is_exact: true, next_cursor: null, list: [{ id: last, price: '0.03' }] })
    }
  })
})
