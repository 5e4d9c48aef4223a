import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { ProductRow } from './product-rows.ts'

type Pictures = { image: string; tint: number }[]
export type SkuRow = {
  id: string
  options: Record<string, string>
  price: string
  items_left: string
  image: string | null
  tint: number | null
}
export type DetailRow = ProductRow & {
  images: Pictures
  tax_rate: number
  shop_products: string
  brand: { id: string; name: string } | null
  path: { id: string; names: Record<string, string> }[]
  texts: Record<string, { short: string; description: string }>
  skus: SkuRow[]
  option_words: { option: string; value: string; names: Record<string, string> }[]
}

/** Everything of a product page in one look-up. */
export const productDetail = async (db: Db, id: string): Promise<DetailRow | null> => {
  const found = await sql<DetailRow>`
    select product.id, product.shop_id, product.names, product.image, product.tint, product.price,
      case when product.list_price_until > now() then product.list_price end as list_price,
      product.rating_sum, product.rating_count, product.sold, product.items_left, product.variants, product.expires_at, product.status,
      product.images, product.tax_rate,
      (select count(*) from catalogue.product of_shop where of_shop.shop_id = product.shop_id and of_shop.status = 'live')::text as shop_products,
      (select jsonb_build_object('id', brand.id::text, 'name', brand.name) from catalogue.brand where brand.id = product.brand_id) as brand,
      (select jsonb_agg(jsonb_build_object('id', category.id::text, 'names', category.names) order by step.place)
        from unnest(product.category_path) with ordinality as step (id, place) join catalogue.category using (id)) as path,
      (select jsonb_object_agg(lang, jsonb_build_object('short', short_description, 'description', description)) from catalogue.product_text where product_id = product.id) as texts,
      (select jsonb_agg(jsonb_build_object('id', sku.id::text, 'options', options, 'price', sku.price::text, 'items_left', sku.items_left::text, 'image', sku.image, 'tint', sku.tint) order by sku.place)
        from catalogue.sku where product_id = product.id) as skus,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('option', word.option, 'value', word.value, 'names', word.names)), '[]')
        from catalogue.sku, jsonb_each_text(sku.options) as used (option, value)
        join catalogue.option_word word on word.option = used.option and word.value in ('', used.value)
        where sku.product_id = product.id) as option_words
    from catalogue.product where product.id = ${id}`.execute(db)
  return found.rows[0] ?? null
}

export const isProduct = async (db: Db, id: string): Promise<boolean> => {
  const found = await sql`select 1 from catalogue.product where id = ${id} and status in ('live', 'off')`.execute(db)
  return found.rows.length > 0
}
