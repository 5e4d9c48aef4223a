import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

export type CategoryRow = {
  id: string
  parent_id: string | null
  names: Record<string, string>
  image: string | null
  tint: number
  product_count: string
}

/** Every category with how many live products its branch holds. A mall has hundreds of them, not millions. */
export const categoryRows = async (db: Db): Promise<CategoryRow[]> => {
  const found = await sql<CategoryRow>`
    with own as (
      select category_path, count(*) as products from catalogue.product
      where status = 'live' and (expires_at is null or expires_at > now()) group by category_path
    ),
    counted as (select branch, sum(products) as products from own, unnest(category_path) as branch group by branch)
    select id, parent_id, names, image, tint, coalesce(counted.products, 0)::text as product_count
    from catalogue.category left join counted on counted.branch = category.id order by place, id`.execute(db)
  return found.rows
}

export type NewCategory = { parentId: string | null; key: string; names: object; image: string | null; tint: number; place: number }
export const insertCategory = async (tx: Tx, category: NewCategory): Promise<string> => {
  const made = await sql<{ id: string }>`insert into catalogue.category (parent_id, key, names, image, tint, place)
    values (${category.parentId}, ${category.key}, ${JSON.stringify(category.names)}, ${category.image}, ${category.tint}, ${category.place}) returning id`.execute(
    tx,
  )
  const id = made.rows[0]?.id
  if (!id) throw new Error('a category was not written')
  return id
}

/** The liveliest branches of the first level: what sells most there. */
export const liveliestBranches = async (db: Db, limit: number): Promise<string[]> => {
  const found = await sql<{ id: string }>`select category_path[1] as id from catalogue.product
    where status = 'live' group by category_path[1] order by sum(sold) desc, category_path[1] limit ${limit}`.execute(db)
  return found.rows.map((row) => row.id)
}
