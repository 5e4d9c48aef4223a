import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import type { Place } from '../../../kernel/cursor.ts'
import type { Order } from './orders.ts'
import { cardColumns, type ProductRow } from '../cards/index.ts'
import { where, type Wanted } from './product-rows.ts'
import { areOrdered, begun, fromShelves, hasShelves, placed } from './shelves.ts'

export type ListedRow = ProductRow & { at: string }
type Asked = { wanted: Wanted; order: Order; after: Place | null; limit: number }

/** A branch is read whole sooner than so many products of the whole mall are. */
const mostWalked = 3_000

/** One page of a list. `size` tells how many products its branch holds before any filter. */
export const listProducts = async (db: Db, asked: Asked, size: number): Promise<ListedRow[]> => {
  const begins = { ...asked, wanted: begun(asked.wanted) }
  const { wanted, order, limit } = begins
  if (!hasShelves(wanted)) return alongMall(db, begins)
  if (areOrdered(wanted, order)) return alongShelves(db, begins)
  const walked = wanted.within && size > mostWalked ? await alongMall(db, begins, mostWalked) : []
  return walked.length === limit ? walked : ofWholeBranch(db, begins)
}

/** The whole mall in this order, as far as it takes, or so far at most. */
const alongMall = async (db: Db, { wanted, order, after, limit }: Asked, most?: number): Promise<ListedRow[]> => {
  const { by, behind, ordered } = placed(order, after)
  const walked = most
    ? sql`(select * from catalogue.product where status = 'live' ${behind} ${ordered} limit ${sql.lit(most)}) as product where ${where(wanted)}`
    : sql`catalogue.product where ${where(wanted)} ${behind}`
  const found = await sql<ListedRow>`select ${cardColumns}, (${by})::text as at from ${walked} ${ordered} limit ${limit}`.execute(db)
  return found.rows
}

/** Cards of what was found by indexes alone. */
const cardsOf = async (db: Db, near: RawBuilder<unknown>, order: Order): Promise<ListedRow[]> => {
  const { by, ordered } = placed(order, null)
  const found = await sql<ListedRow>`with near as materialized (${near})
    select ${cardColumns}, (${by})::text as at from near join catalogue.product on product.id = near.id ${ordered}`.execute(db)
  return found.rows
}

const alongShelves = (db: Db, { wanted, order, after, limit }: Asked) =>
  cardsOf(db, sql`select id from ${fromShelves(sql``, where, wanted, order, after)} limit ${sql.lit(limit)}`, order)

/** Where few pass or the branch is small: all that pass, put in order. */
const ofWholeBranch = (db: Db, { wanted, order, after, limit }: Asked) => {
  const { by, behind, orderedAt } = placed(order, after)
  return cardsOf(
    db,
    sql`with shelf as materialized (select product.id, ${by} as at from catalogue.product where ${where(wanted)} ${behind})
      select id from shelf ${orderedAt} limit ${sql.lit(limit)}`,
    order,
  )
}
