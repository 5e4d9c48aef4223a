import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import { ownProducts } from '../../../catalog/products/shop-products/index.ts'

/**
 * Copies the catalog's data of these products, so that consoles can list and search without a catalog query. A difference increases the product's
 * version.
 */
export const mirrorProducts = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  // Two transactions may write the same product at once. The lock makes the second one read the result of the first.
  await sql`select 1 from seller_products.entry where product_id = any(${[...ids]}::bigint[]) order by product_id for no key update`.execute(
    tx,
  )
  for (const product of await ownProducts(tx, ids)) {
    const { id, shopId } = product
    const names = JSON.stringify(product.names)
    await sql`insert into seller_products.entry (product_id, shop_id, name, image, tint, price, variants, words, shown, shown_until, changed_at, demo)
      values (${id}, ${shopId}, ${product.names['en'] ?? ''}, ${product.image}, ${product.tint}, ${String(product.price)}, ${product.skus.length},
        seller_products.words_of(${shopId}::bigint, ${id}::bigint, null, ${names}::jsonb), ${product.status}, ${product.expiresAt}, ${product.publishedAt}, ${product.demo})
      on conflict (product_id) do update set name = excluded.name, image = excluded.image, tint = excluded.tint, price = excluded.price, variants = excluded.variants,
        words = seller_products.words_of(${shopId}::bigint, ${id}::bigint, entry.code, ${names}::jsonb), shown = excluded.shown, shown_until = excluded.shown_until,
        publish_at = case when excluded.shown = 'off' then entry.publish_at end,
        version = entry.version + case when (entry.name, entry.image, entry.price, entry.variants, entry.shown, entry.shown_until)
          is distinct from (excluded.name, excluded.image, excluded.price, excluded.variants, excluded.shown, excluded.shown_until) then 1 else 0 end`.execute(
      tx,
    )
    await insertShopPictures(tx, shopId, [...product.images.map(({ image }) => image), ...product.skus.flatMap(({ image }) => image ?? [])])
  }
}

/** Records that these pictures belong to the shop. */
export const insertShopPictures = async (tx: Tx, shopId: string, images: readonly string[]): Promise<void> => {
  if (images.length === 0) return
  await sql`insert into seller_products.picture (shop_id, image) select ${shopId}::bigint, image from unnest(${[...new Set(images)]}::text[]) as image
    on conflict do nothing`.execute(tx)
}
