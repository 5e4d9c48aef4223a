import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { SearchedProduct } from '../../products/index.ts'
import type { Moved } from '../event-handlers/told.ts'
import { wordsVersion } from '../terms/terms.ts'

export type IndexRow = { product: SearchedProduct; tier: number; hash: Buffer; vector: string }

/** The tier bounds, and whether the index was built with older word rules. */
export const indexState = async (db: Db): Promise<{ bounds: number[]; isOutdated: boolean }> => {
  const found = await query<{ least_scores: number[]; words_version: number }>(db)`select least_scores, words_version from search.state`
  const [state] = found
  return { bounds: state?.least_scores ?? [], isOutdated: (state?.words_version ?? 0) < wordsVersion }
}

/**
 * Records that an empty index is filled by the current word rules. A concurrent writer skips the locked row, since it would write the same version.
 */
export const markIfEmpty = async (tx: Tx): Promise<void> => {
  await sql`update search.state set words_version = ${wordsVersion}
    where ctid in (select ctid from search.state where not exists (select 1 from search.product) for update skip locked)`.execute(tx)
}

/** Locks the products in the index. Two processes that index the same product run one after the other, so that the later read wins. */
export const takeTurns = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('search ' || id, 0)) from unnest(${ids}::bigint[]) as id order by id`.execute(tx)
}

export const knownHashes = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ product_id: string; mark: string }>(db)`select product_id, tier || ' ' || encode(content_hash, 'hex') as mark
    from search.product where product_id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.product_id, row.mark]))
}

export const ratingOf = (sum: string, count: string): number => (count === '0' ? 0 : Math.floor((100 * Number(sum)) / Number(count)))
export const ratingOrderOf = (sum: string, count: string): number => Math.round((100_000 * (Number(sum) + 76)) / (Number(count) + 20))

const figures = (product: SearchedProduct) => ({
  id: product.id,
  shop_id: product.shop_id,
  brand_id: product.brand_id,
  category_id: product.category_path.at(-1),
  price: product.price,
  list_price_until: product.list_price_until ?? '-infinity',
  rating: ratingOf(product.rating_sum, product.rating_count),
  rating_order: ratingOrderOf(product.rating_sum, product.rating_count),
  sold: product.sold,
  in_stock: product.items_left !== '0',
  published_at: product.published_at,
  expires_at: product.expires_at ?? 'infinity',
  score: product.score,
})

const columns = sql.raw(
  'shop_id, brand_id, category_id, price, list_price_until, rating, rating_order, sold, in_stock, published_at, expires_at, score',
)
const columnTypes =
  sql.raw(`(id bigint, shop_id bigint, brand_id bigint, category_id bigint, price bigint, list_price_until timestamptz, rating int,
  rating_order int, sold bigint, in_stock boolean, published_at timestamptz, expires_at timestamptz, score float8`)

/** The product's words before and after the write, without their tier prefix, if the payload needs them. */
const movedWords = (hasPayload: boolean, ...terms: readonly string[]) =>
  sql`case when ${hasPayload}::boolean then (select coalesce(array_agg(distinct substr(word, 2)), '{}')
    from unnest(${sql.raw(terms.map((each) => `tsvector_to_array(${each})`).join(' || '))}) as word) else '{}' end as words`

/** Writes products with their terms into the current index, or into the new index during a rebuild. */
export const putRows = async (
  tx: Tx,
  rows: readonly IndexRow[],
  into: 'product' | 'product_next' = 'product',
  hasPayload = false,
): Promise<Moved[]> => {
  if (rows.length === 0) return []
  const table = sql.raw(`search.${into}`)
  const content = rows.map(({ product, tier, hash, vector }) => ({ ...figures(product), tier, hash: hash.toString('hex'), vector }))
  // PostgreSQL 15 to 17 return no old values. `earlier` reads them; `takeTurns` keeps other writers away.
  return query<Moved>(tx)`with earlier as materialized (
      select product_id, tier, terms from ${table} where product_id = any(${rows.map(({ product }) => product.id)}::bigint[])),
    written as (insert into ${table} as made (product_id, ${columns}, tier, content_hash, terms)
    select id, ${columns}, tier, decode(hash, 'hex'), vector::tsvector from jsonb_to_recordset(${JSON.stringify(content)}::jsonb) as given ${columnTypes}, tier int, hash text, vector text)
    on conflict (product_id) do update set (${columns}, tier, content_hash, terms, indexed_at) =
      row (${sql.raw('excluded.shop_id, excluded.brand_id, excluded.category_id, excluded.price, excluded.list_price_until, excluded.rating, excluded.rating_order, excluded.sold, excluded.in_stock, excluded.published_at, excluded.expires_at, excluded.score')},
        excluded.tier, excluded.content_hash, excluded.terms, now())
    returning made.product_id, made.tier, made.terms)
    select least(earlier.tier, written.tier) as tier, null::float8 as rated, ${movedWords(hasPayload, 'earlier.terms', 'written.terms')}
    from written left join earlier using (product_id)`
}

/** The columns used for facet counts and filters. If old and new row agree in these columns, only the rating has changed. */
const countedBy = (row: 'earlier' | 'product') =>
  sql.raw(
    `(${row}.shop_id, ${row}.price, ${row}.list_price_until, ${row}.rating / 100, ${row}.in_stock, ${row}.published_at, ${row}.expires_at)`,
  )

/** Writes the frequently changing columns of products whose words have not changed. */
export const putFigures = async (tx: Tx, products: readonly SearchedProduct[], hasPayload: boolean): Promise<Moved[]> => {
  if (products.length === 0) return []
  return query<Moved>(
    tx,
  )`update search.product set (${columns}) = row (${sql.raw('given.shop_id, given.brand_id, given.category_id, given.price, given.list_price_until, given.rating, given.rating_order, given.sold, given.in_stock, given.published_at, given.expires_at, given.score')})
    from jsonb_to_recordset(${JSON.stringify(products.map(figures))}::jsonb) as given ${columnTypes})
      join search.product as earlier on earlier.product_id = given.id
    where product.product_id = given.id
    returning product.tier,
      case when ${countedBy('earlier')} is not distinct from ${countedBy('product')} then greatest(earlier.score, product.score) end as rated,
      ${movedWords(hasPayload, 'product.terms')}`
}

export const removeRows = async (tx: Tx, ids: readonly string[], hasPayload: boolean): Promise<Moved[]> =>
  ids.length === 0
    ? []
    : query<Moved>(tx)`delete from search.product where product_id = any(${ids}::bigint[])
    returning tier, null::float8 as rated, ${movedWords(hasPayload, 'terms')}`

/** Returns the products that sold out or are in stock again. */
export const putStock = (tx: Tx, products: readonly { id: string; inStock: boolean }[], hasPayload: boolean): Promise<Moved[]> =>
  query<Moved>(tx)`update search.product set in_stock = told.in_stock
    from unnest(${products.map((each) => each.id)}::bigint[], ${products.map((each) => each.inStock)}::boolean[]) as told (id, in_stock)
    where product_id = told.id and product.in_stock <> told.in_stock
    returning product.tier, null::float8 as rated, ${movedWords(hasPayload, 'product.terms')}`
