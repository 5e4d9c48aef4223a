import { sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'

export type CategoryRow = {
  id: string
  parent_id: string | null
  names: Record<string, string>
  image: string | null
  tint: number
  product_count: number
}

export type OwnCount = { id: string; count: number }

/** A category and all below it. */
export const within = (rows: readonly { id: string; parent_id: string | null }[], id: string): string[] => [
  id,
  ...rows.filter((row) => row.parent_id === id).flatMap((row) => within(rows, row.id)),
]

/** How many stand in a branch, from how many stand in each of its categories. */
export const countWithin = (rows: readonly CategoryRow[], id: string, own: ReadonlyMap<string, number>): number =>
  within(rows, id).reduce((sum, each) => sum + (own.get(each) ?? 0), 0)

/** Every category with how many live products its branch holds. A mall has hundreds of them, not millions. */
export const categoryRows = async (db: Db): Promise<CategoryRow[]> => {
  const [rows, counted] = await Promise.all([
    sql<CategoryRow>`select id, parent_id, names, image, tint from catalogue.category order by place, id`.execute(db),
    sql<{ id: string; count: string }>`select category_id as id, count(*) from catalogue.product
      where status = 'live' and (expires_at is null or expires_at > now()) group by category_id`.execute(db),
  ])
  const own = new Map(counted.rows.map((row) => [row.id, Number(row.count)]))
  return rows.rows.map((row) => ({ ...row, product_count: countWithin(rows.rows, row.id, own) }))
}

/** How many pieces of each category were sold. */
export const soldByCategory = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const found = await sql<{ id: string; sold: string }>`select category_id as id, sum(sold) as sold from catalogue.product
    where status = 'live' group by category_id`.execute(db)
  return new Map(found.rows.map((row) => [row.id, Number(row.sold)]))
}
