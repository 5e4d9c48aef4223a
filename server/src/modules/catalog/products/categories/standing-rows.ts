import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

/** The summed product counts, and the changes recorded since the last sum. */
const counted = sql`(select category_id, brand_id, live from products.shelf union all select category_id, brand_id, live from products.shelf_step) as shelf`
/** Products with an expiry date are counted when a query runs. */
const ending = sql`products.product where status = 'live' and expires_at > now()`

const asMap = (rows: readonly { id: string; count: string }[]): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [row.id, Number(row.count)]))

/** Number of products by category, without products that have an expiry date. */
export const lastingByCategory = async (db: Db): Promise<ReadonlyMap<string, number>> =>
  asMap(
    await query<{ id: string; count: string }>(
      db,
    )`select category_id as id, sum(live)::bigint as count from ${counted} where brand_id = 0 group by category_id`,
  )

/** Number of products with an expiry date by category. They are counted one by one, so the result is cached separately. */
export const endingByCategory = async (db: Db): Promise<ReadonlyMap<string, number>> =>
  asMap(await query<{ id: string; count: string }>(db)`select category_id as id, count(*) as count from ${ending} group by category_id`)

/** Number of products by brand, in these categories or in all. */
export const countsByBrand = async (db: Db, categories: readonly string[] | null): Promise<ReadonlyMap<string, number>> => {
  const inside = categories ? sql`and category_id = any(${categories}::bigint[])` : sql``
  return asMap(
    await query<{ id: string; count: string }>(db)`select id, sum(live)::bigint as count from (
      select brand_id as id, live from ${counted} where category_id = any(${categories ?? ['0']}::bigint[]) and brand_id <> 0
      union all select brand_id, 1 from ${ending} and brand_id is not null ${inside}
    ) as standing group by id having sum(live) > 0`,
  )
}

/** Adds the recorded changes to the summed counts, so that later queries sum few rows. */
export const foldCounts = async (tx: Tx): Promise<void> => {
  await sql`with taken as (delete from products.shelf_step returning category_id, brand_id, live)
    insert into products.shelf as shelf (category_id, brand_id, live)
    select category_id, brand_id, sum(live) from taken group by category_id, brand_id order by category_id, brand_id
    on conflict (category_id, brand_id) do update set live = shelf.live + excluded.live`.execute(tx)
}
