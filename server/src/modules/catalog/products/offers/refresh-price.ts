import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { planListPrice } from './plan-list-price.ts'

type Point = { skuId: string; price: string; since: Date }

/** Records a new price of a variant from now on. */
export const putPrice = async (tx: Tx, skuId: string, price: Money, now: Date): Promise<void> => {
  await sql`update products.sku set price = ${String(price)} where id = ${skuId}`.execute(tx)
  await sql`insert into products.price_change (sku_id, price, since) values (${skuId}, ${String(price)}, ${now})
    on conflict (sku_id, since) do update set price = excluded.price`.execute(tx)
}

/** A product's price is that of its cheapest variant; the crossed-out price follows from that variant's price history. */
export const refreshPrice = async (tx: Tx, productId: string, now: Date): Promise<void> => {
  const points = await query<Point>(tx)`
    select sku_id as "skuId", price, since from products.price_change where sku_id = (
      select id from products.sku where product_id = ${productId} order by price, place, id limit 1)`
  const history = points.map((point) => ({ price: minor(BigInt(point.price)), since: point.since }))
  const drop = planListPrice(history, now)
  await sql`update products.product set price = (select min(price) from products.sku where product_id = ${productId}),
      list_price = ${drop ? String(drop.listPrice) : null}::bigint, list_price_until = ${drop?.until ?? null}::timestamptz
    where id = ${productId}`.execute(tx)
}
