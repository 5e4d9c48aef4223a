import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { cardColumns, type ProductRow } from '../cards/card-rows.ts'

export type ProductFilter = {
  branch?: string | undefined
  /** The categories within `branch`. An index counts products by these categories, without reading the products. */
  within?: readonly string[] | undefined
  brandIds?: readonly string[] | undefined
  shopId?: string | undefined
  priceMin?: bigint | undefined
  priceMax?: bigint | undefined
  ratingMin?: number | undefined
  inStock?: boolean | undefined
  onSale?: boolean | undefined
  /** The brand of a brand page. `brandIds` are the brands that the shopper selected. */
  onlyBrand?: string | undefined
  /** Selected brands, if the query searches by brand first. */
  ofBrands?: readonly string[] | undefined
  without?: string | undefined
}

/** Base condition of a product list, before the user's filters: live, unexpired products of a category with its subcategories, a shop or a brand. */
export const structure = (wanted: ProductFilter): RawBuilder<unknown> => {
  const parts = [sql`product.status = 'live'`, sql`(product.expires_at is null or product.expires_at > now())`]
  if (wanted.within) parts.push(sql`product.category_id = any(${wanted.within}::bigint[])`)
  if (wanted.branch) parts.push(sql`product.category_path @> array[${wanted.branch}::bigint]`)
  if (wanted.shopId) parts.push(sql`product.shop_id = ${wanted.shopId}`)
  if (wanted.onlyBrand) parts.push(sql`product.brand_id = ${wanted.onlyBrand}`)
  if (wanted.ofBrands) parts.push(sql`product.brand_id = any(${wanted.ofBrands}::bigint[])`)
  if (wanted.without) parts.push(sql`product.id <> ${wanted.without}`)
  return sql.join(parts, sql` and `)
}

/** True if the list is limited by a category only, or by nothing. */
export const isWhole = (wanted: ProductFilter): boolean =>
  Object.entries(wanted).every(([name, each]) => each === undefined || name === 'branch' || name === 'within')

/** SQL conditions for every filter that is set. */
export const filtersOf = (wanted: ProductFilter): RawBuilder<unknown> => {
  const parts = [sql`true`]
  if (wanted.brandIds?.length) parts.push(sql`product.brand_id = any(${wanted.brandIds}::bigint[])`)
  if (wanted.priceMin !== undefined) parts.push(sql`product.price >= ${String(wanted.priceMin)}::bigint`)
  if (wanted.priceMax !== undefined) parts.push(sql`product.price <= ${String(wanted.priceMax)}::bigint`)
  if (wanted.ratingMin)
    parts.push(sql`product.rating_count > 0 and product.rating_sum >= ${wanted.ratingMin}::bigint * product.rating_count`)
  if (wanted.inStock) parts.push(sql`product.in_stock`)
  if (wanted.onSale) parts.push(sql`product.list_price_until > now()`)
  return sql.join(parts, sql` and `)
}

export const where = (wanted: ProductFilter): RawBuilder<unknown> => sql`${structure(wanted)} and ${filtersOf(wanted)}`

/** The best products of several categories in one query: `limit` products of each. */
export const bestOfBranches = (db: Db, branches: readonly string[], limit: number): Promise<(ProductRow & { branch: string })[]> => query<
  ProductRow & { branch: string }
>(db)`select ${cardColumns}, branch.id as branch from unnest(${branches}::bigint[]) with ordinality as branch (id, place)
    cross join lateral (select * from products.product where ${where({})} and category_path @> array[branch.id] order by score desc, id desc limit ${limit}) product
    order by branch.place`
