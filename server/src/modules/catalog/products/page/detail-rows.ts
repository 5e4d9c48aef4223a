import type { Db } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import { cardColumns, type ProductRow } from '../cards/card-rows.ts'

type Pictures = { image: string; tint: number }[]
type SkuRow = {
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
  brand_id: string | null
  /** From the department (first) to the category (last). */
  category_path: string[]
  texts: Record<string, { short: string; description: string }>
  skus: SkuRow[]
  /** The shop's names for options and their values. */
  option_words: { option: string; value: string; names: Record<string, string> }[]
}

/** The product's own data of a product page, in one query; shared data is cached. */
export const productDetail = (db: Db, id: string): Promise<DetailRow | null> =>
  findOne<DetailRow>(
    db,
  )`select ${cardColumns}, product.images, product.tax_rate, product.brand_id, product.category_path, product.option_words,
      (select jsonb_object_agg(lang, jsonb_build_object('short', short_description, 'description', description)) from products.product_text where product_id = product.id) as texts,
      (select jsonb_agg(jsonb_build_object('id', sku.id::text, 'options', options, 'price', sku.price::text, 'items_left', sku.items_left::text, 'image', sku.image, 'tint', sku.tint) order by sku.place)
        from products.sku where product_id = product.id) as skus
    from products.product where product.id = ${id}`
