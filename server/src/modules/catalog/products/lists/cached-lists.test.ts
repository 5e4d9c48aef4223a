import { sorts } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { changed } from '../../../../platform/cache/invalidate.ts'
import { readCursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { facetsOf } from './cached-lists.ts'
import { inCategories } from './in-categories.ts'
import { listCards } from './list-cards.ts'
import { listProducts } from './list-rows.ts'
import { sortings } from '../sort-orders/sortings.ts'
import { filtersOf, structure, type ProductFilter } from './product-rows.ts'
import { countedAtMost } from './sorted-runs.ts'
import { partOf } from './read-counted.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const structures: ProductFilter[] = [
  {},
  { branch: '1' },
  { shopId: '2' },
  { branch: '1', shopId: '1' },
  { brandIds: ['2', '3'] },
  { brandIds: ['2'] },
]
const filters: ProductFilter[] = [
  {},
  { priceMin: 2000n, priceMax: 9000n },
  { ratingMin: 4, inStock: true },
  { onSale: true },
  { inStock: true, without: '3' },
]
const lists = structures.flatMap((list) => filters.map((filter): ProductFilter => ({ ...list, ...filter })))

const page = async (kernel: Kernel, wanted: ProductFilter, sort: (typeof sorts)[number], cursor?: string) => {
  const outcome = await listCards(kernel, wanted, sortings[sort], { cursor, limit: 7 })
  if (isRefused(outcome)) throw new Error('the page was refused')
  return outcome.done
}

const plainCount = async (wanted: ProductFilter) => {
  const found = await sql<{ count: number }>`select count(*)::int as count from products.product
    where ${structure(wanted)} and ${filtersOf(wanted)}`.execute(mall.kernel.db)
  return found.rows[0]?.count
}

describe.each(sorts)('list served from the cache, ordered by %s,', (sort) => {
  it('equals the database result page by page and continues where the database would', async () => {
    for (const wanted of lists) {
      const { wanted: filter, size } = await inCategories(mall.kernel, wanted)
      let cursor: string | null = null
      do {
        const shown = await page(mall.kernel, wanted, sort, cursor ?? undefined)
        const after = cursor ? readCursor(cursor, sort, sortings[sort].shape) : null
        const rows = await listProducts(mall.kernel.db, { wanted: filter, sorting: sortings[sort], after, limit: 8 }, size)
        expect(shown.list.map(({ id }) => id)).toEqual(rows.slice(0, 7).map(({ id }) => id))
        cursor = shown.next_cursor
        const last = rows[6]
        expect(cursor && readCursor(cursor, sort, sortings[sort].shape)).toEqual(
          rows.length > 7 && last ? { by: sort, value: last.at, id: last.id } : null,
        )
        expect([shown.total, shown.total_is_exact]).toEqual([await plainCount(wanted.branch ? { ...filter } : wanted), true])
      } while (cursor)
    }
  })
})

describe('cached list', () => {
  const inStock = { branch: '1', inStock: true }
  const total = async (kernel: Kernel = mall.kernel) => (await page(kernel, inStock, 'newest')).total

  it('is read once for all filters, and again shortly after an invalidation', async () => {
    const before = await total()
    const one = (await page(mall.kernel, inStock, 'sales')).list[0]?.id
    await sql`update products.product set items_left = 0 where id = ${one}`.execute(mall.kernel.db)
    expect(await total()).toBe(before)
    await transaction(mall.kernel, (tx) => changed(tx, ['stock', `product:${one}`]))
    await expect.poll(() => total()).toBe(before - 1)
    const { counted } = await facetsOf(mall.kernel, { branch: '1' }, [])
    expect(counted.inStock).toBe(before - 1)
  })

  it('drops an expired product and an expired list price on time', async () => {
    const best = (await page(mall.kernel, inStock, 'relevance')).list[0]?.id
    await sql`update products.product set expires_at = now() + interval '1 hour' where id = ${best}`.execute(mall.kernel.db)
    mall.kernel.cache.dropAll()
    const now = () => new Date(Date.now() + 3_700_000)
    const [before, reduced] = [await total(), (await facetsOf(mall.kernel, inStock, [])).counted.onSale]
    expect(await total({ ...mall.kernel, now })).toBe(before - 1)
    expect(reduced).toBeGreaterThan(0)
    const muchLater = () => new Date(Date.now() + 40 * 86_400_000)
    expect((await facetsOf({ ...mall.kernel, now: muchLater }, inStock, [])).counted.onSale).toBe(0)
  })
})

describe('counted part of a list', () => {
  const each = 6
  const listOf = (length: number) => {
    const numbers = new Float64Array(length * each)
    for (let at = 0; at < length; at += 1) numbers.set([at + 1, 0, 0, 0, 0, Number.POSITIVE_INFINITY], at * each)
    return { numbers, each, depth: 'counted' as const }
  }
  const idsOf = (length: number, without?: string) => {
    const { rows, whole } = partOf(listOf(length), without, 0)
    return { ids: [...rows].length, whole, last: Math.max(...Array.from(rows, (row) => row.id)) }
  }
  it.each([
    [countedAtMost, undefined, { ids: countedAtMost, whole: true, last: countedAtMost }],
    [countedAtMost + 1, undefined, { ids: countedAtMost + 1, whole: false, last: countedAtMost + 1 }],
    [countedAtMost + 2, undefined, { ids: countedAtMost + 1, whole: false, last: countedAtMost + 1 }],
    [countedAtMost + 1, '5', { ids: countedAtMost, whole: true, last: countedAtMost + 1 }],
    [countedAtMost + 2, '5', { ids: countedAtMost + 1, whole: false, last: countedAtMost + 2 }],
    [countedAtMost + 2, String(countedAtMost + 2), { ids: countedAtMost + 1, whole: false, last: countedAtMost + 1 }],
  ])('with %i products, excluding %s, is distinguished from a longer list', (length, without, expected) =>
    expect(idsOf(length, without)).toEqual(expected),
  )
})
