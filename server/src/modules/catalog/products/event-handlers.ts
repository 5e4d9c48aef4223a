import type { Tx } from '../../../platform/db/database.ts'
import { changed } from '../../../platform/cache/invalidate.ts'
import { eventHandler, publish } from '../../../platform/events/events.ts'
import { query } from '../../../platform/db/rows.ts'
import { sortKeys } from './sort-orders/standing.ts'
import { invalidationTags, goodsInvalidations } from './categories/tags.ts'
import { notifyLowStock } from './pieces/notify-low-stock.ts'
import { putLevels } from './stock-rows.ts'

type Touched = { id: string; shopId: string; path: string[]; stands: string }

/** Tags to invalidate after ratings or sales of a product changed, for lists in the sort order that depends on them. */
const reordered = (kind: 'rated' | 'sold', { id, shopId, path, stands }: Touched): string[] => [
  ...invalidationTags([kind], path, stands),
  goodsInvalidations(shopId),
  `product:${id}`,
]

/** The displayed sales figure: units bought minus units returned. */
const countSold = async (tx: Tx, skus: readonly { skuId: string; quantity: number }[], sign: 1 | -1): Promise<void> => {
  const touched = await query<Touched>(tx)`update products.product set sold = sold + ${sign}::int * told.quantity
    from (
      select product_id, sum(each.quantity) as quantity from unnest(${skus.map((each) => each.skuId)}::bigint[], ${skus.map((each) => each.quantity)}::bigint[]) as each (sku_id, quantity)
      join products.sku on sku.id = each.sku_id group by product_id
    ) told
    where product.id = told.product_id returning id, shop_id as "shopId", category_path as path, ${sortKeys} as stands`
  await changed(
    tx,
    touched.flatMap((each) => reordered('sold', each)),
  )
}

type ReturnedUnits = { skuId: string; quantity: number; reference?: string }

/** Subtracts the units of an order line only once, although its return and its refund publish an event each. */
const countNoMore = async (tx: Tx, gone: readonly ReturnedUnits[]): Promise<void> => {
  const named = gone.flatMap(({ skuId, reference }) => (reference === undefined ? [] : [{ skuId, reference }]))
  const fresh = await query<{ skuId: string; reference: string }>(tx)`insert into products.not_sold (sku_id, reference)
    select * from unnest(${named.map((each) => each.skuId)}::bigint[], ${named.map((each) => each.reference)}::text[])
    on conflict do nothing returning sku_id as "skuId", reference`
  const isFresh = ({ skuId, reference }: ReturnedUnits) =>
    reference === undefined || fresh.some((each) => each.skuId === skuId && each.reference === reference)
  const counted = gone.filter(isFresh)
  if (counted.length > 0) await countSold(tx, counted, -1)
}

/**
 * Stock and average rating of products follow the events of stock and reviews. An older event that arrives late changes nothing. Other modules that
 * show these values get events from here, after the catalog has stored the new values.
 */
export const productsEventHandlers = [
  eventHandler('stock.changed', 'catalogue shows what is left', async (tx, { levels }) => {
    const { touched, switched } = await putLevels(tx, levels)
    if (switched.length > 0) await publish(tx, 'catalogue.stocked', { productIds: switched })
    await changed(tx, [...switched.map((id) => `stock=${id}`), ...touched.map((id) => `product:${id}`)])
  }),
  eventHandler('stock.low', 'whoever sells it is told that hardly any is left', (tx, { skus }) => notifyLowStock(tx, skus, new Date())),
  eventHandler('stock.sold', 'catalogue counts what was sold', (tx, { skus }) => countSold(tx, skus, 1)),
  eventHandler('stock.returned', 'catalogue counts what was sold and came back no more', (tx, { skus }) => countNoMore(tx, skus)),
  eventHandler('order.lines_given_back', 'catalogue counts what was paid back no more', (tx, { lines }) => countNoMore(tx, lines)),
  eventHandler('reviews.tallied', 'catalogue shows the average', async (tx, { tallies }) => {
    const touched = await query<Touched>(tx)`
      update products.product set rating_sum = told.sum, rating_count = told.count, tally_version = told.version
      from unnest(${tallies.map((each) => each.productId)}::bigint[], ${tallies.map((each) => each.sum)}::bigint[], ${tallies.map((each) => each.count)}::bigint[],
        ${tallies.map((each) => each.version)}::bigint[]) as told (product_id, sum, count, version)
      where product.id = told.product_id and product.tally_version < told.version returning product.id, shop_id as "shopId", category_path as path, ${sortKeys} as stands`
    const productIds = touched.map((row) => row.id)
    if (productIds.length > 0) await publish(tx, 'catalogue.tallied', { productIds })
    await changed(
      tx,
      touched.flatMap((each) => [...reordered('rated', each), `reviews:${each.id}`]),
    )
  }),
]
