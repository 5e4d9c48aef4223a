import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { indexProducts, indexStock } from './index-products.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const inTransaction = <T>(story: (tx: Tx) => Promise<T>): Promise<T> =>
  mall.kernel.db.transaction().execute((transaction) => story(transaction as Tx))

/** Waits until some transaction is blocked by a lock. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const waiting = await sql<{
        count: string
      }>`select count(*) from pg_locks where not granted and (database is null or database = (select oid from pg_database where datname = current_database()))`.execute(
        mall.kernel.db,
      )
      return Number(waiting.rows[0]?.count)
    })
    .toBeGreaterThan(0)

it('indexing products and changing their stock lock in one order and do not deadlock', async () => {
  const { db } = mall.kernel
  const found = await sql<{
    id: string
  }>`select id from products.product where status = 'live' and in_stock order by id limit 40`.execute(db)
  const [first = '', ...others] = found.rows.map((row) => row.id)
  // All products are sold out. The updates move the first product's row to the end of both tables, so that row order differs from id order.
  await sql`update products.product set items_left = 0 where id = any(${others}::bigint[])`.execute(db)
  await sql`update products.product set items_left = 0 where id = ${first}`.execute(db)
  await sql`update search.product set price = price where product_id = ${first}`.execute(db)

  let stock: Promise<unknown> | undefined
  await inTransaction(async (tx) => {
    await indexProducts(tx, [first])
    stock = inTransaction((other) => indexStock(other, [first, ...others]))
    await somebodyWaits()
    await indexProducts(tx, others)
  })
  // The second transaction finds no product left to update.
  expect(await stock).toEqual([])
  const left = await sql<{
    some: boolean
  }>`select bool_or(in_stock) as some from search.product where product_id = any(${[first, ...others]}::bigint[])`.execute(db)
  expect(left.rows[0]?.some).toBe(false)
})
