import { getProductDetail } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { receiveStock } from './receive-stock.ts'

let mall: DemoMall
let skuId: string
let productId: string
beforeAll(async () => {
  mall = await openDemoMall()
  const found = await sql<{
    id: string
    product_id: string
  }>`select id, product_id from products.sku where options = '{}' and items_left = 0 limit 1`.execute(mall.kernel.db)
  ;({ id: skuId = '', product_id: productId = '' } = found.rows[0] ?? {})
})
afterAll(() => mall.end())

const left = async () => (await mall.ask(getProductDetail, { id: productId })).data.items_left

describe('stock', () => {
  it('received pieces appear on the product page soon after, without a manual cache clear', async () => {
    expect(await left()).toBe(0)
    await transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 12, reference: 'delivery-1' }]))
    await expect.poll(left).toBe(12)
  })
  it('counts the same delivery once', async () => {
    await transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 12, reference: 'delivery-1' }]))
    const level = await sql<{ on_hand: string }>`select on_hand from inventory.level where sku_id = ${skuId}`.execute(mall.kernel.db)
    expect(level.rows[0]?.on_hand).toBe('12')
  })
  it('adds up ten concurrent deliveries', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        transaction(mall.kernel, (tx) => receiveStock(tx, [{ skuId, quantity: 1, reference: `at-once-${index}` }])),
      ),
    )
    await expect.poll(left).toBe(22)
  })
  it('the database rejects reserving more than is on hand and changing a movement', async () => {
    await expect(sql`update inventory.level set reserved = on_hand + 1 where sku_id = ${skuId}`.execute(mall.kernel.db)).rejects.toThrow(
      /check constraint/,
    )
    await expect(sql`update inventory.movement set quantity = 5 where sku_id = ${skuId}`.execute(mall.kernel.db)).rejects.toThrow(
      /append-only/,
    )
    await expect(sql`truncate inventory.movement`.execute(mall.kernel.db)).rejects.toThrow(/append-only/)
  })
})
