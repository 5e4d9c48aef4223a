import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { receiveStock } from './receive-stock.ts'
import { releaseStock, reserveStock, sellReserved } from './reserve-stock.ts'

let mall: DemoMall
let skus: string[]
beforeAll(async () => {
  mall = await openDemoMall()
  const found = await sql<{ id: string }>`select id from products.sku where items_left = 0 order by id limit 2`.execute(mall.kernel.db)
  skus = found.rows.map((row) => row.id)
})
afterAll(() => mall.end())

let story = 0
let orders = 0
const order = () => `order:${story}${(orders += 1)}`
const [first, second] = [() => skus[0] ?? '', () => skus[1] ?? '']
beforeEach(async () => {
  story += 1
  await transaction(mall.kernel, async (tx) => {
    await sql`update inventory.level set on_hand = 0, reserved = 0 where sku_id = any(${skus}::bigint[])`.execute(tx)
    await receiveStock(
      tx,
      skus.map((skuId) => ({ skuId, quantity: 10, reference: `story-${story}` })),
    )
  })
})

const reserve = (pieces: readonly { skuId: string; quantity: number; reference: string }[]) =>
  transaction(mall.kernel, (tx) => reserveStock(tx, pieces))
const level = async (skuId: string) => {
  const found = await sql<{
    on_hand: string
    reserved: string
  }>`select on_hand, reserved from inventory.level where sku_id = ${skuId}`.execute(mall.kernel.db)
  const row = found.rows[0]
  return [Number(row?.on_hand), Number(row?.reserved)]
}

/** Number of index entries of stock movements that this transaction has read. */
const readOfMovements = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ read: string }>`select sum(pg_stat_get_xact_tuples_returned(indexrelid)) as read
    from pg_index where indrelid = 'inventory.movement'::regclass`.execute(tx)
  return Number(rows[0]?.read)
}

describe('stock reservation', () => {
  it('reserves all requested items, or none and returns the remaining quantities', async () => {
    const reference = order()
    expect(
      await reserve([
        { skuId: first(), quantity: 4, reference },
        { skuId: second(), quantity: 11, reference },
      ]),
    ).toEqual({ refused: 'short', details: { short: [{ skuId: second(), left: 10 }] } })
    expect(await level(first())).toEqual([10, 0])
    expect(await reserve([{ skuId: first(), quantity: 10, reference }])).toEqual({ done: undefined })
    expect(await level(first())).toEqual([10, 10])
  })
  it('ten of fifty concurrent buyers get one of ten pieces', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => reserve([{ skuId: first(), quantity: 1, reference: order() }])))
    expect(answers.filter((each) => 'done' in each)).toHaveLength(10)
    expect(await level(first())).toEqual([10, 10])
  })
  it('two orders for the same two SKUs in opposite order do not deadlock', async () => {
    const pair = (skuIds: string[]) => {
      const reference = order()
      return skuIds.map((skuId) => ({ skuId, quantity: 1, reference }))
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => reserve(pair(at % 2 ? [first(), second()] : [second(), first()]))),
    )
    expect(answers.every((each) => 'done' in each)).toBe(true)
    expect([await level(first()), await level(second())]).toEqual([
      [10, 10],
      [10, 10],
    ])
  })
  it('sells or releases a reservation once', async () => {
    const [sold, freed] = [order(), order()]
    await reserve([
      { skuId: first(), quantity: 3, reference: sold },
      { skuId: first(), quantity: 2, reference: freed },
    ])
    await Promise.all([1, 2, 3].map(() => transaction(mall.kernel, (tx) => releaseStock(tx, [freed])).catch(() => {})))
    await transaction(mall.kernel, (tx) => sellReserved(tx, [sold]))
    await transaction(mall.kernel, (tx) => sellReserved(tx, [sold]))
    await transaction(mall.kernel, (tx) => releaseStock(tx, [sold]))
    expect(await level(first())).toEqual([7, 0])
  })
})

it('a sale reads the same number of rows however many movements the planner statistics miss', async ({ skip }) => {
  const { rows } = await sql`select 1 from pg_proc where proname = 'pg_restore_attribute_stats'`.execute(mall.kernel.db)
  skip(rows.length === 0, 'only PostgreSQL 18 can set the statistics')
  const mine = order()
  const read = await transaction(mall.kernel, async (tx) => {
    await sql`select pg_restore_attribute_stats('schemaname', 'inventory', 'relname', 'movement', 'attname', 'kind', 'inherited', false, 'null_frac', 0::real,
      'avg_width', 9, 'n_distinct', 1::real, 'most_common_vals', '{received}'::text, 'most_common_freqs', '{1}'::real[])`.execute(tx)
    await sql`insert into inventory.movement (sku_id, kind, quantity, reference)
      select ${first()}::bigint, kind, 1, ${`before-${mine}-`} || at from generate_series(1, 3000) at, unnest(array['reserved', 'sold']) kind`.execute(
      tx,
    )
    await reserveStock(tx, [{ skuId: first(), quantity: 1, reference: mine }])
    const before = await readOfMovements(tx)
    await sellReserved(tx, [mine])
    return (await readOfMovements(tx)) - before
  })
  expect(await level(first())).toEqual([9, 0])
  expect(read).toBeLessThan(20)
})
