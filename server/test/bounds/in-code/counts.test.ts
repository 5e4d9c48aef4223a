import { applyStock, inviteShopStaff } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../../src/platform/db/transaction.ts'
import { isMovable } from '../../../src/modules/catalog/products/taxonomy/category-rows.ts'
import { reserveStock } from '../../../src/modules/catalog/inventory/reserve-stock.ts'
import { newShopper, onSale, type OnSale } from '../../buying.ts'
import { type DemoMall, openDemoMall } from '../../demo-mall.ts'
import { newKey, sendProof } from '../../recharging.ts'
import { requestedRefund, boughtUntil, buyerAdds, declined, escalated, shopAdds } from '../../refunding.ts'
import { consoleOf } from '../../selling.ts'
import { until } from '../../until.ts'

/** Tests maximum counts: the last allowed item, and one more. */
let mall: DemoMall
let goods: OnSale
let seller: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = (await onSale(mall))[0] as OnSale
  seller = await consoleOf(mall, goods.shopId)
})
afterAll(() => mall.end())
const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)

test('categories have four levels at most', () => {
  /** A chain of categories of this length, each a subcategory of the previous one. */
  const chain = (name: string, length: number) =>
    Array.from({ length }, (_, depth) => ({ id: `${name}${depth + 1}`, parentId: depth === 0 ? null : `${name}${depth}` }))
  const rows = [...chain('a', 4), ...chain('b', 2)]
  // The first line tests a new category. The second tests the move of a category that has a subcategory.
  expect(['a2', 'a3', 'a4'].map((parent) => isMovable(rows, null, parent))).toEqual([true, true, false])
  expect(['a1', 'a2', 'a3'].map((parent) => isMovable(rows, 'b1', parent))).toEqual([true, true, false])
})

test('104 uploads of one user may wait for a form', async () => {
  const { id, headers } = await newShopper(mall, 0)
  await run(sql`insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at)
    select 'customer', ${id}, 'review', false, 'waits-' || n, 1, 1, 1, now() from generate_series(1, 103) n`)
  const sent = async () => (await sendProof(mall, headers)) !== undefined
  expect([await sent(), await sent()]).toEqual([true, false])
  await run(sql`update media.upload set used_at = now() where person_id = ${id} and name = 'waits-1'`)
  expect([await sent(), await sent()]).toEqual([true, false])
})

test('each side adds evidence to a request five times at most while staff review it', async () => {
  const order = await boughtUntil(mall, 'received')
  const { id } = await requestedRefund(mall, order)
  expect((await declined(mall, order, id)).code).toBe(200)
  expect((await escalated(mall, order, id)).code).toBe(200)
  for (const adds of [buyerAdds, shopAdds]) {
    const codes = []
    for (let each = 0; each < 6; each += 1) codes.push((await adds(mall, order, id)).code)
    expect(codes).toEqual([200, 200, 200, 200, 200, 2000012])
  }
})

test('a shop has 50 members at most besides its owner', async () => {
  const had = await sql<{ many: number }>`select count(*)::int as many from profile.member where shop_id = ${goods.shopId}`.execute(
    mall.kernel.db,
  )
  await run(sql`insert into profile.member (shop_id, email, role, status, since)
    select ${goods.shopId}, 'hand-' || n || '@people.example', 'orders', 'disabled', now()
    from generate_series(1, ${49 - (had.rows[0]?.many ?? 0)}::int) n`)
  const invite = (email: string) => mall.ask(inviteShopStaff, { email, role: 'orders' }, seller)
  const last = `last-${newKey()}@people.example`
  expect((await invite(last)).code).toBe(200)
  expect(await invite(`beyond-${newKey()}@people.example`)).toMatchObject({ code: 3000006, data: { limit: 50 } })
  expect((await invite(last)).code, 'one who was invited before').toBe(200)
})

test('a shop has 20 open stock deliveries at most', async () => {
  await run(
    sql`update seller_inventory.stock_delivery set state = 'cancelled', ended_at = now() where shop_id = ${goods.shopId} and ended_at is null`,
  )
  await run(sql`insert into seller_inventory.stock_delivery (shop_id, customer_id, upload_ids, arrives_on, asked_at, due_at)
    select id, owner_id, '{1}', now()::date, now(), now() from profile.shop, generate_series(1, 19) where id = ${goods.shopId}`)
  const arrives_at = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  const apply = async () =>
    mall.ask(
      applyStock,
      {
        lines: [{ sku_id: goods.skuId, quantity: '1' }],
        document: [await sendProof(mall, seller)],
        document_no: 'LS-1042',
        arrives_at,
        idempotency_key: newKey(),
      } as never,
      seller,
    )
  expect((await apply()).code).toBe(200)
  expect(await apply()).toMatchObject({ code: 3000006, data: { limit: 20 } })
})

test('a shop is notified of low stock at five pieces', async () => {
  const skus = (await onSale(mall)).slice(0, 4).map(({ skuId }) => skuId)
  for (const [at, skuId] of skus.entries())
    await run(sql`update inventory.level set on_hand = reserved + ${7 - at}::int where sku_id = ${skuId}`)
  await transaction(mall.kernel, (tx) =>
    reserveStock(
      tx,
      skus.map((skuId) => ({ skuId, quantity: 1, reference: `bound-${newKey()}` })),
    ),
  )
  /** The remaining stock of each SKU according to the shop's notification; null without a notification. */
  const stockInNotices = async () => {
    const found = await sql<{ skuId: string; left: string }>`select split_part(once, ':', 2) as "skuId", "values" ->> 'pieces' as left
      from notifications.notice where once like 'low:%'`.execute(mall.kernel.db)
    return skus.map((skuId) => found.rows.find((row) => row.skuId === skuId)?.left ?? null)
  }
  await until(async () => (await stockInNotices()).some(Boolean))
  // Of the SKUs with 6, 5, 4 and 3 pieces, only the SKU with 5 has just reached the low-stock limit. Those with 4 and 3 were low before.
  expect(await stockInNotices()).toEqual([null, '5', null, null])
})
