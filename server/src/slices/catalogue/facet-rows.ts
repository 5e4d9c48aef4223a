import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { Wanted } from './product-rows.ts'
import { countedPart } from './shelves.ts'

export type FacetRows = {
  counted: string
  /** How many pass all filters. */
  matching: string
  categories: { id: string; count: number }[] | null
  brands: { id: string; name: string; count: string }[] | null
  price_min: string | null
  price_max: string | null
  bins: number[] | null
  ratings: number[]
  in_stock: string
  on_sale: string
}

const columns = sql`product.category_id, product.brand_id, product.price, product.rating_sum, product.rating_count, product.in_stock, product.list_price_until`

const yes = sql`true`

/** Each row says which of the filters it passes, so that every facet can leave its own filter out. */
const passes = (wanted: Wanted): RawBuilder<unknown> => sql`
  ${wanted.brandIds?.length ? sql`coalesce(brand_id = any(${wanted.brandIds}::bigint[]), false)` : yes} as by_brand,
  ${wanted.priceMin === undefined ? yes : sql`price >= ${String(wanted.priceMin)}::bigint`} and ${wanted.priceMax === undefined ? yes : sql`price <= ${String(wanted.priceMax)}::bigint`} as by_price,
  ${wanted.ratingMin ? sql`rating_count > 0 and rating_sum >= ${wanted.ratingMin}::bigint * rating_count` : yes} as by_rating,
  ${wanted.inStock ? sql`in_stock` : yes} as by_stock,
  ${wanted.onSale ? sql`coalesce(list_price_until > now(), false)` : yes} as by_sale`

/** Counts of every facet in one look-up; categories by what stands in each itself. */
export const countFacets = async (db: Db, wanted: Wanted): Promise<FacetRows> => {
  const found = await sql<FacetRows>`
    with base as materialized (
      select product.*, ${passes(wanted)} from (${countedPart(columns, wanted)}) as product
    ),
    sums as materialized (
      select count(*) as counted, count(*) filter (where by_brand and by_price and by_rating and by_stock and by_sale) as matching,
        min(price) filter (where by_brand and by_rating and by_stock and by_sale) as low,
        max(price) filter (where by_brand and by_rating and by_stock and by_sale) as high,
        count(*) filter (where by_brand and by_price and by_stock and by_sale and rating_count > 0 and rating_sum >= 4 * rating_count) as four,
        count(*) filter (where by_brand and by_price and by_stock and by_sale and rating_count > 0 and rating_sum >= 3 * rating_count) as three,
        count(*) filter (where by_brand and by_price and by_stock and by_sale and rating_count > 0 and rating_sum >= 2 * rating_count) as two,
        count(*) filter (where by_brand and by_price and by_stock and by_sale and rating_count > 0) as one,
        count(*) filter (where in_stock and by_brand and by_price and by_rating and by_sale) as in_stock,
        count(*) filter (where list_price_until > now() and by_brand and by_price and by_rating and by_stock) as on_sale
      from base
    )
    select counted::text, matching::text, low::text as price_min, high::text as price_max, array[four, three, two, one]::int[] as ratings,
      in_stock::text, on_sale::text,
      (select jsonb_agg(jsonb_build_object('id', category_id::text, 'count', count)) from (
          select category_id, count(*) filter (where by_brand and by_price and by_rating and by_stock and by_sale) as count from base group by category_id
        ) own) as categories,
      (select jsonb_agg(jsonb_build_object('id', brand.id::text, 'name', brand.name, 'count', each.count::text) order by each.count desc, lower(brand.name))
        from (select brand_id, count(*) filter (where by_price and by_rating and by_stock and by_sale) as count from base where brand_id is not null group by brand_id) each
        join catalogue.brand on brand.id = each.brand_id) as brands,
      (select array_agg(coalesce(bin.count, 0)::int order by slot) from generate_series(1, 20) as slot
        left join (
          select least(width_bucket(price::float8, low::float8, high::float8 + 1, 20), 20) as slot, count(*) as count
          from base where by_brand and by_rating and by_stock and by_sale group by 1
        ) bin using (slot)) as bins
    from sums`.execute(db)
  const row = found.rows[0]
  if (!row) throw new Error('facets were not counted')
  return row
}
