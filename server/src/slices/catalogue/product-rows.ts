import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/database.ts'

export type ProductRow = {
  id: string
  shop_id: string
  names: Record<string, string>
  image: string | null
  tint: number
  price: string
  list_price: string | null
  rating_sum: string
  rating_count: string
  sold: string
  items_left: string
  variants: number
  expires_at: Date | null
  status: string
  /** Seconds since 1970, when time alone changes what is shown of it. */
  changes_at: number | null
}

export type Wanted = {
  branch?: string | undefined
  /** The same branch by the categories in it: products are counted by these, without being read. */
  within?: readonly string[] | undefined
  brandIds?: readonly string[] | undefined
  shopId?: string | undefined
  priceMin?: bigint | undefined
  priceMax?: bigint | undefined
  ratingMin?: number | undefined
  inStock?: boolean | undefined
  onSale?: boolean | undefined
  /** The one brand of a brand page; `brandIds` are the brands that were ticked. */
  onlyBrand?: string | undefined
  /** Ticked brands, where a list begins at them. */
  ofBrands?: readonly string[] | undefined
  without?: string | undefined
}

/** The columns of a card. A crossed-out price counts only until its time is over. */
export const cardColumns = sql`product.id, product.shop_id, product.names, product.image, product.tint, product.price,
  case when product.list_price_until > now() then product.list_price end as list_price,
  product.rating_sum, product.rating_count, product.sold, product.items_left, product.variants, product.expires_at, product.status,
  extract(epoch from least(case when product.list_price_until > now() then product.list_price_until end, product.expires_at))::float8 as changes_at`

/** Where a list stands before anybody filters it: live, not expired, of a branch, shop or brand. */
export const structure = (wanted: Wanted): RawBuilder<unknown> => {
  const parts = [sql`product.status = 'live'`, sql`(product.expires_at is null or product.expires_at > now())`]
  if (wanted.within) parts.push(sql`product.category_id = any(${wanted.within}::bigint[])`)
  if (wanted.branch) parts.push(sql`product.category_path @> array[${wanted.branch}::bigint]`)
  if (wanted.shopId) parts.push(sql`product.shop_id = ${wanted.shopId}`)
  if (wanted.onlyBrand) parts.push(sql`product.brand_id = ${wanted.onlyBrand}`)
  if (wanted.ofBrands) parts.push(sql`product.brand_id = any(${wanted.ofBrands}::bigint[])`)
  if (wanted.without) parts.push(sql`product.id <> ${wanted.without}`)
  return sql.join(parts, sql` and `)
}

/** Every filter that is set. */
export const filtersOf = (wanted: Wanted): RawBuilder<unknown> => {
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

export const where = (wanted: Wanted): RawBuilder<unknown> => sql`${structure(wanted)} and ${filtersOf(wanted)}`

/** The best of several branches in one look-up: `limit` products each. */
export const bestOfBranches = async (db: Db, branches: readonly string[], limit: number): Promise<(ProductRow & { branch: string })[]> => {
  const found = await sql<
    ProductRow & { branch: string }
  >`select ${cardColumns}, branch.id as branch from unnest(${branches}::bigint[]) with ordinality as branch (id, place)
    cross join lateral (select * from catalogue.product where ${where({})} and category_path @> array[branch.id] order by score desc, id desc limit ${limit}) product
    order by branch.place`.execute(db)
  return found.rows
}

export const productsOfShop = async (db: Db, shopId: string): Promise<number> => {
  const found = await sql<{ count: string }>`select count(*) from catalogue.product where shop_id = ${shopId} and status = 'live'`.execute(
    db,
  )
  return Number(found.rows[0]?.count ?? 0)
}

export type ShopFigures = { products: string; sold: string; rating_sum: string; rating_count: string }

/** A shop's figures are the sums of its products' real events. */
export const shopFigures = async (db: Db, shopId: string): Promise<ShopFigures> => {
  const found =
    await sql<ShopFigures>`select count(*) filter (where status = 'live')::text as products, coalesce(sum(sold), 0)::text as sold,
      coalesce(sum(rating_sum), 0)::text as rating_sum, coalesce(sum(rating_count), 0)::text as rating_count
    from catalogue.product where shop_id = ${shopId}`.execute(db)
  return found.rows[0] ?? { products: '0', sold: '0', rating_sum: '0', rating_count: '0' }
}
