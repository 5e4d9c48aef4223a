import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Level } from './level-rows.ts'
import { query } from '../../../platform/db/rows.ts'

export type Pieces = { skuId: string; quantity: number; reference: string }
type Raw = { sku_id: string; left: string; version: string }
const typed = (row: Raw): Level => ({ skuId: row.sku_id, left: Number(row.left), version: row.version })

const unnested = (pieces: readonly Pieces[]) => sql`select sku_id, quantity, reference from unnest(
  ${pieces.map((each) => each.skuId)}::bigint[], ${pieces.map((each) => each.quantity)}::bigint[], ${pieces.map((each) => each.reference)}::text[])
  as wanted (sku_id, quantity, reference)`

/**
 * Reserves available units in one statement; a stock level changes only if it has enough units. Levels are locked in ID order, which prevents
 * deadlocks. A SKU missing from the result had too few units.
 */
export const takePieces = async (tx: Tx, pieces: readonly Pieces[]): Promise<Level[]> => {
  const ids = [...new Set(pieces.map((each) => each.skuId))]
  const taken = await query<Raw>(tx)`
    with wanted as (${unnested(pieces)}),
    held as materialized (select sku_id from inventory.level where sku_id = any(${ids}::bigint[]) order by sku_id for no key update),
    taken as (
      update inventory.level set reserved = reserved + asked.quantity, version = version + 1
      from (select sku_id, sum(quantity) as quantity from wanted join held using (sku_id) group by sku_id) asked
      where level.sku_id = asked.sku_id and on_hand - reserved >= asked.quantity
      returning level.sku_id, on_hand - reserved as "left", version
    ),
    written as (
      insert into inventory.movement (sku_id, kind, quantity, reference)
      select sku_id, 'reserved', quantity, reference from wanted join taken using (sku_id)
    )
    select sku_id, "left", version from taken`
  return taken.map(typed)
}

/**
 * Ends the reservations of these references once: as sold or as released. A reference whose reservation has already ended changes nothing. `offset
 * 0` makes PostgreSQL look up each reference separately. With a join, it read all ended reservations until its statistics were current.
 */
export const endReservations = async (
  tx: Tx,
  references: readonly string[],
  as: 'released' | 'sold',
): Promise<(Level & { ended: number })[]> => {
  const ended = await query<Raw & { ended: string }>(tx)`
    with begun as (
      select sku_id, quantity, reference from inventory.movement begun where kind = 'reserved' and reference = any(${references}::text[])
        and not exists (select 1 from inventory.movement over where over.sku_id = begun.sku_id and over.reference = begun.reference and over.kind in ('released', 'sold')
          offset 0)
    ),
    held as materialized (select sku_id from inventory.level where sku_id in (select sku_id from begun) order by sku_id for no key update),
    written as (
      insert into inventory.movement (sku_id, kind, quantity, reference)
      select sku_id, ${as}, quantity, reference from begun join held using (sku_id) returning sku_id, quantity
    ),
    summed as (select sku_id, sum(quantity)::bigint as quantity from written group by sku_id)
    update inventory.level set reserved = reserved - summed.quantity, on_hand = on_hand - case when ${as} = 'sold' then summed.quantity else 0 end,
      version = version + 1
    from summed where level.sku_id = summed.sku_id
    returning level.sku_id, on_hand - reserved as "left", version, summed.quantity as ended`
  return ended.map((row) => ({ ...typed(row), ended: Number(row.ended) }))
}

/** Units that can be bought, by SKU. */
export const levelsOf = async (tx: Tx, skuIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const found = await query<{ sku_id: string; left: string }>(tx)`
    select sku_id, on_hand - reserved as "left" from inventory.level where sku_id = any(${skuIds}::bigint[])`
  return new Map(found.map((row) => [row.sku_id, Number(row.left)]))
}
