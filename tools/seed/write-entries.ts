import type { Client } from 'pg'

/**
 * Writes the rows with which shop consoles list and find these products, and the shops that own their pictures. The seller products module writes
 * the same rows for a single product.
 */
export const writeEntries = async (client: Client, first: number, last: number): Promise<void> => {
  await client.query(
    `insert into seller_products.entry (product_id, shop_id, name, image, tint, price, variants, words, shown, shown_until, changed_at, demo)
      select id, shop_id, names ->> 'en', image, tint, price, variants, seller_products.words_of(shop_id, id, null, names),
        status, expires_at, published_at, demo
      from products.product where id between $1 and $2`,
    [first, last],
  )
  await client.query(
    `insert into seller_products.picture (shop_id, image)
      select distinct shop_id, picture ->> 'image' from products.product, jsonb_array_elements(images) as picture
      where id between $1 and $2 and picture ->> 'image' is not null order by 1, 2
      on conflict do nothing`,
    [first, last],
  )
}
