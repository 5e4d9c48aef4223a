import type { Db } from '../../../kernel/database.ts'
import { one } from '../../../kernel/rows.ts'
import { cardColumns, type ProductRow } from '../cards/index.ts'

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
  brand: { id: string; name: string } | null
  path: { id: string; names: Record<string, string> }[]
  texts: Record<string, { short: string; description: string }>
  skus: SkuRow[]
  option_words: { option: string; value: string; names: Record<string, string> }[]
}

/** Everything of a product page in one look-up. */
export const productDetail = (db: Db, id: string): Promise<DetailRow | null> =>
  one<DetailRow>(db)`select ${cardColumns}, product.images, product.tax_rate,
      (select jsonb_build_object('id', brand.id::text, 'name', brand.name) from catalogue.brand where brand.id = product.brand_id) as brand,
      (select jsonb_agg(jsonb_build_object('id', category.id::text, 'names', category.names) order by step.place)
        from unnest(product.category_path) with ordinality as step (id, place) join catalogue.category using (id)) as path,
      (select jsonb_object_agg(lang, jsonb_build_object('short', short_description, 'description', description)) from catalogue.product_text where product_id = product.id) as texts,
      (select jsonb_agg(jsonb_build_object('id', sku.id::text, 'options', options, 'price', sku.price::text, 'items_left', sku.items_left::text, 'image', sku.image, 'tint', sku.tint) order by sku.place)
        from catalogue.sku where product_id = product.id) as skus,
      product.option_words || (select coalesce(jsonb_agg(distinct jsonb_build_object('option', word.option, 'value', word.value, 'names', word.names)), '[]')
        from catalogue.sku, jsonb_each_text(sku.options) as used (option, value)
        join catalogue.option_word word on word.option = used.option and word.value in ('', used.value)
        where sku.product_id = product.id) as option_words
    from catalogue.product where product.id = ${id}`
