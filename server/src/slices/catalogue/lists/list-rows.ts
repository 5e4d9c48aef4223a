import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import type { Cursor } from '../../../kernel/cursor.ts'
import { all } from '../../../kernel/rows.ts'
import type { Sorting } from './sortings.ts'
import { cardColumns, type ProductRow } from '../cards/index.ts'
import { isWhole, where, type Wanted } from './product-rows.ts'
import { amongFirst, areSorted, beginAtBrands, alongStrands, hasStrands, sortClauses } from './strands.ts'

/** Where something stands in its order. */
export type Place = { id: string; at: string }
export type ListedRow = ProductRow & Place
type Asked = { wanted: Wanted; sorting: Sorting; after: Cursor | null; limit: number }

/** A branch is read whole sooner than so many products of the whole mall are, or so many of its own. */
const mostWalked = 3_000
const mostOfBranch = 500

/**
 * One page of the mall or of a branch as it stands, by numbers alone, where an index has its order; nothing where none has. Such pages are drawn anew all
 * the time, and of their products hardly any has changed.
 */
export const listPlaces = async (db: Db, { wanted, sorting, after, limit }: Asked): Promise<Place[] | null> => {
  if (!isWhole(wanted) || (hasStrands(wanted) && !areSorted(wanted, sorting))) return null
  const { by, behind, ordered } = sortClauses(sorting, after)
  const listed = hasStrands(wanted)
    ? alongStrands(sql``, where, wanted, sorting, after, limit)
    : sql`(select product.id, ${by} as at from catalogue.product where ${where(wanted)} ${behind} ${ordered}) as product`
  return all<Place>(db)`select id, at::text as at from ${listed} limit ${limit}`
}

/** One page of a list. `size` tells how many products its branch holds before any filter. */
export const listProducts = async (db: Db, asked: Asked, size: number): Promise<ListedRow[]> => {
  const begins = { ...asked, wanted: beginAtBrands(asked.wanted) }
  const { wanted, sorting, limit } = begins
  if (!hasStrands(wanted)) return alongMall(db, begins)
  if (areSorted(wanted, sorting)) return byStrands(db, begins)
  const walked = wanted.within && size > mostWalked ? await alongFirst(db, begins) : []
  return walked.length === limit ? walked : ofWholeBranch(db, begins)
}

/** Of the first of a branch, or of the whole mall where the branch is of too many categories. */
const alongFirst = (db: Db, asked: Asked): Promise<ListedRow[]> => {
  const { wanted, sorting, after, limit } = asked
  const first = amongFirst(wanted, sorting, after, mostOfBranch)
  return first ? cardsOf(db, sql`select id from ${first} limit ${sql.lit(limit)}`, sorting) : alongMall(db, asked, mostWalked)
}

/** The whole mall, sorted so, as far as it takes, or so far at most. */
const alongMall = async (db: Db, { wanted, sorting, after, limit }: Asked, most?: number): Promise<ListedRow[]> => {
  const { by, behind, ordered } = sortClauses(sorting, after)
  const walked = most
    ? sql`(select * from catalogue.product where status = 'live' ${behind} ${ordered} limit ${sql.lit(most)}) as product where ${where(wanted)}`
    : sql`catalogue.product where ${where(wanted)} ${behind}`
  return all<ListedRow>(db)`select ${cardColumns}, (${by})::text as at from ${walked} ${ordered} limit ${limit}`
}

/** Cards of what was found by indexes alone. */
const cardsOf = async (db: Db, near: RawBuilder<unknown>, sorting: Sorting): Promise<ListedRow[]> => {
  const { by, ordered } = sortClauses(sorting, null)
  return all<ListedRow>(db)`with near as materialized (${near})
    select ${cardColumns}, (${by})::text as at from near join catalogue.product on product.id = near.id ${ordered}`
}

const byStrands = (db: Db, { wanted, sorting, after, limit }: Asked) =>
  cardsOf(db, sql`select id from ${alongStrands(sql``, where, wanted, sorting, after)} limit ${sql.lit(limit)}`, sorting)

/** Where few pass or the branch is small: all that pass, put in order. */
const ofWholeBranch = (db: Db, { wanted, sorting, after, limit }: Asked) => {
  const { by, behind, orderedAt } = sortClauses(sorting, after)
  return cardsOf(
    db,
    sql`with fitting as materialized (select product.id, ${by} as at from catalogue.product where ${where(wanted)} ${behind})
      select id from fitting as product ${orderedAt} limit ${sql.lit(limit)}`,
    sorting,
  )
}
