import { sql } from 'kysely'
import { pipelined } from '../../../platform/db/pipelining.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type Level = { skuId: string; left: number; version: string }

/** Writes the stock of variants and of their products. Returns the updated products, and those that sold out or are in stock again. */
export const putLevels = async (tx: Tx, levels: readonly Level[]): Promise<{ touched: string[]; switched: string[] }> => {
  const ids = levels.map((level) => level.skuId)
  // Events of two variants of one product may be handled at the same moment. This lock lets each handler count the other's write.
  await sql`${sql.raw(pipelined)} select id from products.product where id in (select product_id from products.sku where id = any((select ${ids}::bigint[])::bigint[]))
    order by id for no key update`.execute(tx)
  const skus = await query<{ product_id: string }>(tx)`update products.sku set items_left = told.left, stock_version = told.version
    from unnest((select ${ids}::bigint[]), (select ${levels.map((level) => level.left)}::bigint[]), (select ${levels.map((level) => level.version)}::bigint[])) as told (sku_id, "left", version)
    where sku.id = told.sku_id and sku.stock_version < told.version returning product_id`
  const touched = [...new Set(skus.map((row) => row.product_id))]
  const products = await query<{ id: string; switched: boolean }>(tx)`
    with before as (select id, items_left > 0 as some from products.product where id = any((select ${touched}::bigint[])::bigint[]))
    update products.product set items_left = (select coalesce(sum(sku.items_left), 0) from products.sku where sku.product_id = product.id)
    from before where before.id = product.id returning product.id, before.some <> (product.items_left > 0) as switched`
  return { touched, switched: products.filter((row) => row.switched).map((row) => row.id) }
}
