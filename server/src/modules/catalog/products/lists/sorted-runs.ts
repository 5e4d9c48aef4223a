import { sql, type RawBuilder } from 'kysely'
import type { Cursor } from '../../../../platform/db/cursor.ts'
import { sortings, type Sorting } from '../sort-orders/sortings.ts'
import { filtersOf, isWhole, structure, type ProductFilter } from './product-rows.ts'

/** The SQL clauses of a sort order, starting after the cursor. */
export const sortClauses = (sorting: Sorting, after: Cursor | null) => {
  const [by, direction, type] = [sql.raw(sorting.by), sql.raw(sorting.descending ? 'desc' : 'asc'), sql.raw(sorting.type)]
  const compare = sql.raw(sorting.descending ? '<' : '>')
  return {
    by,
    behind: after ? sql`and (${by}, product.id) ${compare} (${after.value}::${type}, ${after.id}::bigint)` : sql``,
    ordered: sql`order by ${by} ${direction}, product.id ${direction}`,
    // `product.at` needs its prefix: `at` alone would refer to the output column, which is text.
    orderedAt: sql`order by product.at ${direction}, product.id ${direction}`,
  }
}

type SortedRuns = { by: RawBuilder<unknown>; ids: readonly string[]; rest: ProductFilter }

/**
 * The sorted index ranges that a list is read from: one per category of its subtree, one for its shop, or one per brand. Other filters only narrow
 * the result.
 */
const sortedRunsOf = (wanted: ProductFilter): SortedRuns | null => {
  if (wanted.within) return { by: sql`product.category_id`, ids: wanted.within, rest: { ...wanted, within: undefined } }
  if (wanted.shopId) return { by: sql`product.shop_id`, ids: [wanted.shopId], rest: { ...wanted, shopId: undefined } }
  if (wanted.onlyBrand) return { by: sql`product.brand_id`, ids: [wanted.onlyBrand], rest: { ...wanted, onlyBrand: undefined } }
  if (wanted.ofBrands) return { by: sql`product.brand_id`, ids: wanted.ofBrands, rest: { ...wanted, ofBrands: undefined } }
  return null
}

/** A list that is not restricted to a category, shop or brand page is read along the index ranges of its filtered brands. */
export const beginAtBrands = (wanted: ProductFilter): ProductFilter =>
  wanted.brandIds?.length && !sortedRunsOf(wanted) ? { ...wanted, brandIds: undefined, ofBrands: [...new Set(wanted.brandIds)] } : wanted

export const hasSortedRuns = (wanted: ProductFilter): boolean => sortedRunsOf(wanted) !== null

/** Above this number of index ranges, planning the query costs more than it saves. */
const maxStrands = 64

/** Whether every index range of this list has an index in the requested sort order. */
const haveOrder = (wanted: ProductFilter, { indexed }: Sorting): boolean => {
  const sortedRuns = sortedRunsOf(wanted)
  if (!sortedRuns || sortedRuns.ids.length === 0 || sortedRuns.ids.length > maxStrands) return false
  return indexed === 'all' || wanted.within !== undefined
}

/** Whether there are indexes with this list's sort order that also contain the filtered columns. */
export const areSorted = (wanted: ProductFilter, sorting: Sorting): boolean =>
  haveOrder(wanted, sorting) && (sorting.indexed !== 'bare' || isWhole(wanted))

/**
 * Reads a list lazily in sort order by merging sorted index ranges. A mall-wide index does not help: the cheapest product of one category subtree
 * may come after all products of another.
 */
export const alongStrands = (
  columns: RawBuilder<unknown>,
  where: (part: ProductFilter) => RawBuilder<unknown>,
  wanted: ProductFilter,
  sorting: Sorting,
  after: Cursor | null,
  most?: number,
): RawBuilder<unknown> => {
  const { by, behind, ordered, orderedAt } = sortClauses(sorting, after)
  const sortedRuns = sortedRunsOf(wanted)
  // Without a limit, PostgreSQL plans to read the whole range and sorts it again.
  const end = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`
  const sortedRun = (id: string) => sql`(select product.id, ${by} as at ${columns} from products.product
    where ${sortedRuns?.by} = ${id} and ${where(sortedRuns?.rest ?? wanted)} ${behind} ${ordered} ${end})`
  return sql`(${sql.join((sortedRuns?.ids ?? []).map(sortedRun), sql` union all `)}) as product ${orderedAt}`
}

const filtered = sql`, product.brand_id, product.price, product.rating_sum, product.rating_count, product.in_stock, product.list_price_until`

/** The first products of a category subtree, filtered row by row. Null if no index has the requested sort order. */
export const amongFirst = (wanted: ProductFilter, sorting: Sorting, after: Cursor | null, most: number): RawBuilder<unknown> | null =>
  haveOrder(wanted, sorting)
    ? sql`(select * from ${alongStrands(filtered, structure, wanted, sorting, after, most)} limit ${sql.lit(most)}) as product
        where ${filtersOf(wanted)} ${sortClauses(sorting, null).orderedAt}`
    : null

/** Facet counts of a list cover at most this many of its best products. */
export const countedAtMost = 10_000

/** The best products of a list with any filters, limited to the `most` that are counted. */
export const countedPart = (columns: RawBuilder<unknown>, wanted: ProductFilter, most: number): RawBuilder<unknown> => {
  const { ordered } = sortClauses(sortings.relevance, null)
  const limit = sql.lit(most)
  if (areSorted(wanted, sortings.relevance))
    return sql`select * from ${alongStrands(sql`, ${columns}`, structure, wanted, sortings.relevance, null)} limit ${limit}`
  return sql`select product.id, ${columns} from products.product where ${structure(wanted)} ${ordered} limit ${limit}`
}
