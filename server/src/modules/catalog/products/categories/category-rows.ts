import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { lastingByCategory } from './standing-rows.ts'

type Written = { id: string; parent_id: string | null; names: Record<string, string>; image: string | null; tint: number }
export type CategoryRow = Written & { product_count: number }

/** A category and all its descendants. */
export const categoryWithDescendants = (rows: readonly { id: string; parent_id: string | null }[], id: string): string[] => [
  id,
  ...rows.filter((row) => row.parent_id === id).flatMap((row) => categoryWithDescendants(rows, row.id)),
]

/** The IDs of a category's ancestors and of the category itself, starting at the department. Empty if the category does not exist. */
export const pathOf = (rows: readonly { id: string; parent_id: string | null }[], id: string): string[] => {
  const row = rows.find((each) => each.id === id)
  return row ? [...(row.parent_id === null ? [] : pathOf(rows, row.parent_id)), row.id] : []
}

/** Number of products in a category and its subcategories, summed from the counts of each. */
export const countWithin = (rows: readonly Written[], id: string, own: ReadonlyMap<string, number>): number =>
  categoryWithDescendants(rows, id).reduce((sum, each) => sum + (own.get(each) ?? 0), 0)

/** Every category with the number of live products in it and its subcategories. All categories are read, because a mall has only hundreds. */
export const categoryRows = async (db: Db, ending: Promise<ReadonlyMap<string, number>>): Promise<CategoryRow[]> => {
  const [rows, lasting, brief] = await Promise.all([
    query<Written>(db)`select id, parent_id, names, image, tint from products.category order by place, id`,
    lastingByCategory(db),
    ending,
  ])
  const own = new Map(rows.map(({ id }) => [id, (lasting.get(id) ?? 0) + (brief.get(id) ?? 0)]))
  return rows.map((row) => ({ ...row, product_count: countWithin(rows, row.id, own) }))
}

/** The category ranking reads only this many bestsellers, even in a large mall, so that it stays fast. */
const maxLookedAt = 2000

/** Units sold by category, counted among the bestsellers only. */
export const soldByCategory = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const found = await query<{ id: string; sold: string }>(db)`select category_id as id, sum(sold) as sold
    from (select category_id, sold from products.product where status = 'live' order by sold desc, id desc limit ${maxLookedAt}) as best
    group by category_id`
  return new Map(found.map((row) => [row.id, Number(row.sold)]))
}
