import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { query } from '../../../platform/db/rows.ts'

type Raw = { sku_id: string; left: string; version: string; back: string; reference: string }

/** Puts units sold under these references back on sale. A second call for the same reference changes nothing. */
export const returnSold = async (tx: Tx, references: readonly string[]): Promise<void> => {
  const found = await query<Raw>(tx)`
    with gone as (select sku_id, quantity, reference from inventory.movement where kind = 'sold' and reference = any(${references}::text[])),
    held as materialized (select sku_id from inventory.level where sku_id in (select sku_id from gone) order by sku_id for no key update),
    written as (
      insert into inventory.movement (sku_id, kind, quantity, reference)
      select sku_id, 'returned', quantity, reference from gone join held using (sku_id)
      on conflict do nothing returning sku_id, quantity, reference
    ),
    summed as (select sku_id, sum(quantity)::bigint as quantity from written group by sku_id),
    there as (
      update inventory.level set on_hand = on_hand + summed.quantity, version = version + 1 from summed where level.sku_id = summed.sku_id
      returning level.sku_id, on_hand - reserved as "left", version
    )
    select there.sku_id, there."left", there.version, written.quantity as back, written.reference from there join written using (sku_id)`
  if (found.length === 0) return
  const levels = new Map(found.map((row) => [row.sku_id, { skuId: row.sku_id, left: Number(row.left), version: row.version }]))
  await publish(tx, 'stock.changed', { levels: [...levels.values()] })
  await publish(tx, 'stock.returned', {
    skus: found.map((row) => ({ skuId: row.sku_id, quantity: Number(row.back), reference: row.reference })),
  })
}
