import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { putLevels } from './stock-rows.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

it('two SKUs of one product that change at the same moment both count', async () => {
  const { db } = mall.kernel
  const found = await sql<{ id: string; skus: string[] }>`select product_id as id, array_agg(id) as skus from products.sku
    group by product_id having count(*) > 1 limit 1`.execute(db)
  await sql`update products.sku set items_left = 0 where product_id = ${found.rows[0]?.id}`.execute(db)
  await sql`update products.product set items_left = 0 where id = ${found.rows[0]?.id}`.execute(db)
  const { id = '', skus = [] } = found.rows[0] ?? {}
  const [one = '', other = ''] = skus
  const inTransaction = <T>(story: (tx: Tx) => Promise<T>) => db.transaction().execute((transaction) => story(transaction as Tx))
  let second: ReturnType<typeof putLevels> | undefined
  const first = await inTransaction(async (tx) => {
    const levels = await putLevels(tx, [{ skuId: one, left: 3, version: '1001' }])
    second = inTransaction((later) => putLevels(later, [{ skuId: other, left: 4, version: '1001' }]))
    // Waits until the second transaction blocks on the lock of the first one. Detecting this by a query would need a third connection.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return levels
  })
  expect([first.switched, (await second)?.switched]).toEqual([[id], []])
  const left = await sql<{ items_left: string }>`select items_left from products.product where id = ${id}`.execute(db)
  expect(left.rows).toEqual([{ items_left: '7' }])
})
