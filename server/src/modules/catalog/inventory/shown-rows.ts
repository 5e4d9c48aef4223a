import type { stockMovements } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type ShownLevel = { onHand: number; reserved: number; sold: number }

/** By SKU: units in stock, reserved units, and units sold minus units returned. A SKU that never had stock has no row. */
export const shownLevels = async (db: Db, skuIds: readonly string[]): Promise<ReadonlyMap<string, ShownLevel>> => {
  const found = await query<{ sku_id: string; on_hand: string; reserved: string; sold: string }>(db)`
    select level.sku_id, level.on_hand, level.reserved,
      (select coalesce(sum(case kind when 'sold' then quantity else -quantity end), 0)::bigint from inventory.movement
        where movement.sku_id = level.sku_id and kind in ('sold', 'returned')) as sold
    from inventory.level where level.sku_id = any(${skuIds}::bigint[])`
  return new Map(found.map((row) => [row.sku_id, { onHand: Number(row.on_hand), reserved: Number(row.reserved), sold: Number(row.sold) }]))
}

export type StockMovement = { id: string; kind: (typeof stockMovements)[number]; quantity: string; reference: string; at: Date }

/** Every stock movement of a sku, newest first. */
export const movementsOf = (db: Db, skuId: string, before: string | null, limit: number): Promise<StockMovement[]> => {
  const from = before === null ? sql`` : sql`and id < ${before}`
  return query<StockMovement>(db)`select id, kind, quantity, reference, at from inventory.movement
    where sku_id = ${skuId} ${from} order by id desc limit ${limit}`
}
