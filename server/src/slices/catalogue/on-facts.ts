import { sql } from 'kysely'
import { changed } from '../../kernel/cache/cache-news.ts'
import { listener } from '../../kernel/facts.ts'

/** What is left of a product follows what stock tells; an older telling that arrives late changes nothing. */
export const catalogueListeners = [
  listener('stock.changed', 'catalogue shows what is left', async (tx, { levels }) => {
    const ids = levels.map((level) => level.skuId)
    const touched = await sql<{ product_id: string }>`update catalogue.sku set items_left = told.left, stock_version = told.version
      from unnest(${ids}::bigint[], ${levels.map((level) => level.left)}::bigint[], ${levels.map((level) => level.version)}::bigint[]) as told (sku_id, "left", version)
      where sku.id = told.sku_id and sku.stock_version < told.version returning product_id`.execute(tx)
    const productIds = [...new Set(touched.rows.map((row) => row.product_id))]
    await sql`update catalogue.product set items_left = (select coalesce(sum(sku.items_left), 0) from catalogue.sku where sku.product_id = product.id)
      where id = any(${productIds}::bigint[])`.execute(tx)
    await changed(tx, ['products', ...productIds.map((id) => `product:${id}`)])
  }),
]
