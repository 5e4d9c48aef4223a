import { sql } from 'kysely'
import { changed } from '../../kernel/cache/cache-news.ts'
import { listener } from '../../kernel/facts.ts'

/** What is left of a product, and its average, follow what stock and reviews tell; an older telling that arrives late changes nothing. */
export const catalogueListeners = [
  listener('stock.changed', 'catalogue shows what is left', async (tx, { levels }) => {
    const ids = levels.map((level) => level.skuId)
    const touched = await sql<{ product_id: string }>`update catalogue.sku set items_left = told.left, stock_version = told.version
      from unnest(${ids}::bigint[], ${levels.map((level) => level.left)}::bigint[], ${levels.map((level) => level.version)}::bigint[]) as told (sku_id, "left", version)
      where sku.id = told.sku_id and sku.stock_version < told.version returning product_id`.execute(tx)
    const productIds = [...new Set(touched.rows.map((row) => row.product_id))]
    const turned = await sql<{ turned: boolean }>`
      with before as (select id, items_left > 0 as some from catalogue.product where id = any(${productIds}::bigint[]))
      update catalogue.product set items_left = (select coalesce(sum(sku.items_left), 0) from catalogue.sku where sku.product_id = product.id)
      from before where before.id = product.id returning before.some <> (product.items_left > 0) as turned`.execute(tx)
    await changed(tx, [...(turned.rows.some((row) => row.turned) ? ['stock'] : []), ...productIds.map((id) => `product:${id}`)])
  }),
  listener('reviews.tallied', 'catalogue shows the average', async (tx, { tallies }) => {
    const touched = await sql<{
      id: string
    }>`update catalogue.product set rating_sum = told.sum, rating_count = told.count, tally_version = told.version
      from unnest(${tallies.map((each) => each.productId)}::bigint[], ${tallies.map((each) => each.sum)}::bigint[], ${tallies.map((each) => each.count)}::bigint[],
        ${tallies.map((each) => each.version)}::bigint[]) as told (product_id, sum, count, version)
      where product.id = told.product_id and product.tally_version < told.version returning product.id`.execute(tx)
    await changed(tx, ['lists', ...touched.rows.flatMap((row) => [`product:${row.id}`, `reviews:${row.id}`])])
  }),
]
