import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

export type Level = { skuId: string; left: number; version: string }

/** Adds units to the stock. Each delivery has a key in the stock journal, so that it counts only once. */
export const receivePieces = async (
  tx: Tx,
  deliveries: readonly { skuId: string; quantity: number; reference: string }[],
): Promise<Level[]> => {
  const ids = deliveries.map((each) => each.skuId)
  const quantities = deliveries.map((each) => each.quantity)
  const references = deliveries.map((each) => each.reference)
  await sql`insert into inventory.level (sku_id, version) select unnest(${ids}::bigint[]), 0 on conflict do nothing`.execute(tx)
  const changed = await query<{ sku_id: string; left: string; version: string }>(tx)`
    with arrived as (select * from unnest(${ids}::bigint[], ${quantities}::bigint[], ${references}::text[]) as d (sku_id, quantity, reference)),
    written as (
      insert into inventory.movement (sku_id, kind, quantity, reference)
      select sku_id, 'received', quantity, reference from arrived where quantity > 0
      on conflict do nothing returning sku_id, quantity
    )
    update inventory.level set on_hand = on_hand + coalesce(written.quantity, 0), version = version + 1
    from arrived left join written using (sku_id)
    where level.sku_id = arrived.sku_id
    returning level.sku_id, (level.on_hand - level.reserved) as left, level.version`
  return changed.map((row) => ({ skuId: row.sku_id, left: Number(row.left), version: row.version }))
}
