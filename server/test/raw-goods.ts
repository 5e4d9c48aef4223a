import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** A product as the database has it, read by none of the code that lists, counts or shows it. */
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

export type Asked = Readonly<Record<string, string>>

/** A sum as it is typed, in cents. */
const centsOf = (typed: string): number => {
  const [whole = '', part = ''] = typed.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Whether a product is in a list, by the words of the contract alone. */
export const isWanted = (product: RawProduct, asked: Asked, now: number): boolean =>
  product.status === 'live' &&
  (product.expiresAt === null || product.expiresAt > now) &&
  (!asked['category_id'] || product.branch.includes(asked['category_id'])) &&
  (!asked['brand_id'] || product.brandId === asked['brand_id']) &&
  (!asked['shop_id'] || product.shopId === asked['shop_id']) &&
  (!asked['price_min'] || product.cents >= centsOf(asked['price_min'])) &&
  (!asked['price_max'] || product.cents <= centsOf(asked['price_max'])) &&
  (!asked['rating_min'] || (product.ratingCount > 0 && product.ratingSum >= Number(asked['rating_min']) * product.ratingCount)) &&
  (asked['in_stock'] !== '1' || product.left > 0) &&
  (asked['on_sale'] !== '1' || (product.reducedUntil !== null && product.reducedUntil > now))

type By = (one: RawProduct, other: RawProduct) => number
const newerId: By = (one, other) => Number(other.id) - Number(one.id)
/** Where two are equal, the one that came later stands first; by rising price the one that came earlier. */
export const inOrder: Readonly<Record<string, By>> = {
  relevance: (one, other) => other.score - one.score || newerId(one, other),
  newest: (one, other) => other.publishedAt.localeCompare(one.publishedAt) || newerId(one, other),
  sales: (one, other) => other.sold - one.sold || newerId(one, other),
  price_asc: (one, other) => one.cents - other.cents || -newerId(one, other),
  price_desc: (one, other) => other.cents - one.cents || newerId(one, other),
}
