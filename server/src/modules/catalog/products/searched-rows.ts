import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'
import { openShops } from '../../shops/profile/index.ts'

type Names = Record<string, string>

/** The product data that search indexes. Contains products on sale only. */
export type SearchedProduct = {
  id: string
  shop_id: string
  brand_id: string | null
  category_path: string[]
  names: Names
  shorts: Names
  descriptions: Names
  /** The names of the product's option values, such as colours and finishes. */
  options: Names[]
  price: string
  list_price_until: Date | null
  rating_sum: string
  rating_count: string
  sold: string
  items_left: string
  published_at: Date
  expires_at: Date | null
  score: number
}

export const productsForSearch = (db: Db, ids: readonly string[]): Promise<SearchedProduct[]> =>
  query<SearchedProduct>(db)`
    select product.id, shop_id, brand_id, category_path::text[] as category_path, names, price, list_price_until, rating_sum, rating_count, sold,
      items_left, published_at, expires_at, score, text.shorts, text.descriptions, word.options
    from products.product,
    lateral (select coalesce(jsonb_object_agg(lang, short_description), '{}') as shorts, coalesce(jsonb_object_agg(lang, description), '{}') as descriptions
      from products.product_text where product_id = product.id) text,
    lateral (select coalesce(jsonb_agg(distinct option_word.names), '[]') || jsonb_path_query_array(product.option_words, '$[*] ? (@.value != "").names') as options
      from products.sku, jsonb_each_text(sku.options) as used (option, value)
      join products.option_word on option_word.option = used.option and option_word.value = used.value
      where sku.product_id = product.id) word
    where product.id = any(${ids}::bigint[]) and status = 'live'`

/** A batch of products on sale, highest score first. */
export const bestProductIds = async (
  db: Db,
  after: { score: number; id: string } | null,
  limit: number,
): Promise<{ id: string; score: number }[]> => {
  const from = after ? sql`and (score, id) < (${after.score}::float8, ${after.id}::bigint)` : sql``
  return query<{ id: string; score: number }>(db)`select id, score from products.product
    where status = 'live' ${from} order by score desc, id desc limit ${limit}`
}

export const countOnSale = async (db: Db): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) from products.product where status = 'live'`
  return Number(found.count)
}

/** The lowest score among the best `rank` products. Null if there are fewer products. */
export const scoreAtRank = async (db: Db, rank: number): Promise<number | null> => {
  const found = await findOne<{ score: number }>(db)`select score from products.product where status = 'live'
    order by score desc, id desc offset ${rank - 1}::bigint limit 1`
  return found?.score ?? null
}

export type SearchedHeading = {
  kind: 'category' | 'brand' | 'shop'
  id: string
  parent_id: string | null
  names: Names
  image: string | null
  tint: number | null
}

/** The names of the categories, brands and shops that have products. */
export const headingsForSearch = async (
  db: Db,
  ids: { categories: readonly string[]; brands: readonly string[]; shops: readonly string[] },
): Promise<SearchedHeading[]> => {
  const found = await query<SearchedHeading>(db)`
    select 'category' as kind, id, parent_id, names, image, tint from products.category where id = any(${ids.categories}::bigint[])
    union all
    select 'brand', id, null, jsonb_build_object('en', name), image, tint from products.brand where id = any(${ids.brands}::bigint[])`
  const shops = await openShops(db, ids.shops)
  const open = [...shops.values()].map((shop) => ({
    kind: 'shop' as const,
    id: shop.id,
    parent_id: null,
    names: { en: shop.name },
    image: null,
    tint: null,
  }))
  return [...found, ...open]
}

/** The categories of the bestsellers, by number of sales. */
export const categoriesSelling = async (db: Db, limit: number): Promise<Names[]> => {
  const found = await query<{ names: Names }>(db)`
    with best as (select category_id, sold from products.product where status = 'live' order by sold desc, id desc limit 60)
    select category.names from best join products.category on category.id = best.category_id
    group by category.id order by sum(best.sold) desc, category.id limit ${limit}`
  return found.map((row) => row.names)
}
