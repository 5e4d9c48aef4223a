import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { Cursor } from '../../../../platform/db/cursor.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { Sorting } from '../sort-orders/sortings.ts'
import { where, type ProductFilter } from './product-rows.ts'
import { amongFirst, areSorted, beginAtBrands, alongStrands, hasSortedRuns, sortClauses } from './sorted-runs.ts'

/** A product of a list. `at` is its position in the sort order. */
export type Listed = { id: string; at: string }
type ListQuery = { wanted: ProductFilter; sorting: Sorting; after: Cursor | null; limit: number }

/** Numbers of products in the mall and in a category. Above them, reading a whole category is cheaper than scanning in index order. */
const maxWalked = 3_000
const maxOfBranch = 500

/**
 * One page of a list as product IDs only, mostly read from an index. Pages are reread often, and few of their products have changed. `size` is the
 * number of products in the category before filters.
 */
export const listProducts = async (db: Db, request: ListQuery, size: number): Promise<Listed[]> => {
  const begins = { ...request, wanted: beginAtBrands(request.wanted) }
  const { wanted, sorting, after, limit } = begins
  if (!hasSortedRuns(wanted)) return alongMall(db, begins)
  if (areSorted(wanted, sorting)) return listedOf(db, alongStrands(sql``, where, wanted, sorting, after, limit), limit)
  const walked = wanted.within && size > maxWalked ? await alongFirst(db, begins) : []
  return walked.length === limit ? walked : ofWholeBranch(db, begins)
}

/** Reads IDs and positions from `ordered`, which is already sorted and names its rows `product`. */
const listedOf = (db: Db, ordered: RawBuilder<unknown>, limit: number) =>
  query<Listed>(db)`select product.id, product.at::text as at from ${ordered} limit ${limit}`

/** Searches the first products of a category. If the category has too many subcategories, searches the whole mall instead. */
const alongFirst = (db: Db, request: ListQuery): Promise<Listed[]> => {
  const { wanted, sorting, after, limit } = request
  const first = amongFirst(wanted, sorting, after, maxOfBranch)
  return first ? listedOf(db, first, limit) : alongMall(db, request, maxWalked)
}

/** Scans the whole mall in sort order until the page is full; `most` limits the scanned products. */
const alongMall = (db: Db, { wanted, sorting, after, limit }: ListQuery, most?: number): Promise<Listed[]> => {
  const { by, behind, ordered } = sortClauses(sorting, after)
  const walked = most
    ? sql`(select * from products.product where status = 'live' ${behind} ${ordered} limit ${sql.lit(most)}) as product where ${where(wanted)}`
    : sql`products.product where ${where(wanted)} ${behind}`
  return query<Listed>(db)`select product.id, (${by})::text as at from ${walked} ${ordered} limit ${limit}`
}

/** Sorts all matching products. Used if few products match or the category is small. */
const ofWholeBranch = (db: Db, { wanted, sorting, after, limit }: ListQuery) => {
  const { by, behind, orderedAt } = sortClauses(sorting, after)
  const fitting = sql`(select product.id, ${by} as at from products.product where ${where(wanted)} ${behind} offset 0) as product ${orderedAt}`
  return listedOf(db, fitting, limit)
}
