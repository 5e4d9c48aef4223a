import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'

export type OnSale = { productId: string; skuId: string; shopId: string; price: string }
/** Products with one variant, enough stock and delivery to Thailand. Each is from another shop. */
export const onSale = async (mall: { kernel: Kernel }): Promise<OnSale[]> => {
  const found = await sql<OnSale>`
    select distinct on (product.shop_id) product.id as "productId", sku.id as "skuId", product.shop_id as "shopId", sku.price::text as price
    from products.product join products.sku on sku.product_id = product.id join profile.shop on shop.id = product.shop_id
    where product.status = 'live' and product.variants = 1 and sku.items_left > 20 and product.expires_at is null and shop.status = 'open'
      and sku.price between 500 and 15000
      and exists (select 1 from shipping.method join shipping.rate on rate.method_id = method.id where method.shop_id = product.shop_id
        and (rate.region = 'world' or 'TH' = any (rate.countries)) and not 'TH' = any (rate.but_countries))
    order by product.shop_id, sku.items_left desc`.execute(mall.kernel.db)
  return found.rows
}

/** Stock levels that differ from the sum of their movements. */
export const levelsOutOfStep = async (kernel: Kernel): Promise<string[]> => {
  const found = await sql<{ sku_id: string }>`
    select sku_id from inventory.level left join lateral (
      select coalesce(sum(case kind when 'received' then quantity when 'sold' then -quantity when 'counted' then quantity when 'returned' then quantity else 0 end), 0) as on_hand,
        coalesce(sum(case kind when 'reserved' then quantity when 'released' then -quantity when 'sold' then -quantity else 0 end), 0) as reserved
      from inventory.movement where movement.sku_id = level.sku_id
    ) summed on true where (level.on_hand, level.reserved) is distinct from (summed.on_hand, summed.reserved)`.execute(kernel.db)
  return found.rows.map((row) => row.sku_id)
}
