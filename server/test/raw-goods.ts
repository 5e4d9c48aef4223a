import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** A product as stored in the database. It is read without any code that lists, counts or shows products. */
export type RawProduct = {
  id: string
  status: string
  expiresAt: number | null
  shopId: string
  shopStatus: string
  brandId: string | null
  branch: string[]
  categoryId: string
  cents: number
  ratingSum: number
  ratingCount: number
  sold: number
  left: number
  reducedUntil: number | null
  score: number
  publishedAt: string
}

export const rawProducts = async (db: Db): Promise<RawProduct[]> => {
  const found =
    await sql<RawProduct>`select p.id, p.status, extract(epoch from p.expires_at)::float8 * 1000 as "expiresAt", p.shop_id as "shopId", s.status as "shopStatus",
    p.brand_id as "brandId", p.category_path::text[] as branch, p.category_id as "categoryId", p.price::int as cents, p.rating_sum::int as "ratingSum",
    p.rating_count::int as "ratingCount", p.sold::int as sold, p.items_left::int as left, extract(epoch from p.list_price_until)::float8 * 1000 as "reducedUntil",
    p.score, to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as "publishedAt"
    from products.product p join profile.shop s on s.id = p.shop_id`.execute(db)
  return found.rows
}

export type RawQuery = Readonly<Record<string, string>>

/** Converts a typed amount to cents. */
const centsOf = (typed: string): number => {
  const [whole = '', part = ''] = typed.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** True if a product belongs in a list, according to the contract alone. */
export const isWanted = (product: RawProduct, query: RawQuery, now: number): boolean =>
  product.status === 'live' &&
  (product.expiresAt === null || product.expiresAt > now) &&
  (!query['category_id'] || product.branch.includes(query['category_id'])) &&
  (!query['brand_id'] || product.brandId === query['brand_id']) &&
  (!query['shop_id'] || product.shopId === query['shop_id']) &&
  (!query['price_min'] || product.cents >= centsOf(query['price_min'])) &&
  (!query['price_max'] || product.cents <= centsOf(query['price_max'])) &&
  (!query['rating_min'] || (product.ratingCount > 0 && product.ratingSum >= Number(query['rating_min']) * product.ratingCount)) &&
  (query['in_stock'] !== '1' || product.left > 0) &&
  (query['on_sale'] !== '1' || (product.reducedUntil !== null && product.reducedUntil > now))

type By = (one: RawProduct, other: RawProduct) => number
const newerId: By = (one, other) => Number(other.id) - Number(one.id)
/** Sort functions. With equal values, the newer product comes first; when sorting by rising price, the older one. */
export const inOrder: Readonly<Record<string, By>> = {
  relevance: (one, other) => other.score - one.score || newerId(one, other),
  newest: (one, other) => other.publishedAt.localeCompare(one.publishedAt) || newerId(one, other),
  sales: (one, other) => other.sold - one.sold || newerId(one, other),
  price_asc: (one, other) => one.cents - other.cents || -newerId(one, other),
  price_desc: (one, other) => other.cents - one.cents || newerId(one, other),
}
