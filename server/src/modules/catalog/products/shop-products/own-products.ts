import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

type Names = Record<string, string>
type Texts = Record<string, { short: string; description: string }>
type Options = Record<string, string>

/** A product with all data that its shop entered, as shoppers see it. */
export type OwnProduct = {
  id: string
  shopId: string
  status: 'live' | 'off'
  categoryId: string
  brandId: string | null
  names: Names
  texts: Texts
  images: { image: string; tint: number }[]
  optionWords: { option: string; value: string; names: Names }[]
  image: string | null
  tint: number
  price: Money
  taxRate: number
  grams: number
  publishedAt: Date
  expiresAt: Date | null
  skus: { id: string; options: Options; price: Money; image: string | null; left: number }[]
  demo: boolean
}
type RawSku = { id: string; options: Options; price: string; image: string | null; left: string }
type Raw = Omit<OwnProduct, 'skus' | 'price' | 'texts'> & { price: string; texts: Texts | null; skus: RawSku[] }

/** These products with all their variants, in order of their ids, without products that were never approved. */
export const ownProducts = async (db: Db, ids: readonly string[]): Promise<OwnProduct[]> => {
  const found = await query<Raw>(db)`
    select id, shop_id as "shopId", status, category_id as "categoryId", brand_id as "brandId", names, images, option_words as "optionWords", image, tint, price,
      tax_rate as "taxRate", weight_grams as grams, published_at as "publishedAt", expires_at as "expiresAt", demo,
      (select jsonb_object_agg(lang, jsonb_build_object('short', short_description, 'description', description)) from products.product_text where product_id = product.id) as texts,
      (select jsonb_agg(jsonb_build_object('id', sku.id::text, 'options', options, 'price', sku.price::text, 'image', sku.image, 'left', sku.items_left::text) order by sku.place, sku.id)
        from products.sku where product_id = product.id) as skus
    from products.product where id = any(${ids}::bigint[]) and status in ('live', 'off') order by id`
  return found.map((row) => ({
    ...row,
    texts: row.texts ?? {},
    price: minor(BigInt(row.price)),
    skus: row.skus.map((sku) => ({ ...sku, price: minor(BigInt(sku.price)), left: Number(sku.left) })),
  }))
}

/** The product to which a variant belongs. */
export const productOfSku = async (db: Db, skuId: string): Promise<string | null> =>
  (await findOne<{ id: string }>(db)`select product_id as id from products.sku where id = ${skuId}`)?.id ?? null

/** Number of pieces in stock of each of these products. */
export const leftOfProducts = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const found = await query<{ id: string; left: string }>(db)`
    select id, items_left as "left" from products.product where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, Number(row.left)]))
}

/** Products that a shop has on sale, the newest first. */
export const liveOfShop = async (db: Db, shopId: string, before: string | null, limit: number): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from products.product where shop_id = ${shopId} and status = 'live'
    and (${before}::bigint is null or id < ${before}::bigint) order by id desc limit ${limit}`
  return found.map(({ id }) => id)
}
