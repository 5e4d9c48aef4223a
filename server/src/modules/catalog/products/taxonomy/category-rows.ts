import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type Names = Record<string, string>
/** A category as staff see it, with the number of products directly in it, in any status. */
export type OwnCategory = {
  id: string
  parentId: string | null
  key: string
  names: Names
  image: string | null
  tint: number
  products: number
}

/** All categories, sorted by their position among their siblings. */
export const ownCategories = async (db: Db): Promise<OwnCategory[]> => {
  const rows = await query<Omit<OwnCategory, 'products'> & { products: string }>(db)`
    select id, parent_id as "parentId", key, names, image, tint,
      (select count(*) from products.product where category_id = category.id) as products
    from products.category order by place, id`
  return rows.map((row) => ({ ...row, products: Number(row.products) }))
}

/** The fields of a category that can be changed; `rank` is its position among its siblings. */
export type CategoryState = { parent_id: string | null; names: Names; image: string | null; tint: number; rank: number }

export const categoryState = async (db: Db, id: string): Promise<CategoryState | null> => {
  const siblings = await query<{ id: string; parentId: string | null; names: Names; image: string | null; tint: number }>(db)`
    select s.id, s.parent_id as "parentId", s.names, s.image, s.tint from products.category c
    join products.category s on s.parent_id is not distinct from c.parent_id where c.id::text = ${id} order by s.place, s.id`
  const rank = siblings.findIndex((each) => each.id === id)
  const found = siblings[rank]
  return found ? { parent_id: found.parentId, names: found.names, image: found.image, tint: found.tint, rank } : null
}

type CategoryNode = { id: string; parentId: string | null }
/** Maximum depth of the category tree, so that every menu can show it. */
const maxLevels = 4

const depthOf = (rows: readonly CategoryNode[], id: string | null): number => {
  const row = rows.find((each) => each.id === id)
  return row ? 1 + depthOf(rows, row.parentId) : 0
}
const heightOf = (rows: readonly CategoryNode[], id: string): number =>
  1 + Math.max(0, ...rows.filter((each) => each.parentId === id).map((each) => heightOf(rows, each.id)))
const isWithin = (rows: readonly CategoryNode[], id: string | null, branch: string): boolean =>
  id !== null && (id === branch || isWithin(rows, rows.find((each) => each.id === id)?.parentId ?? null, branch))

/** Whether a category can move to this parent: the parent exists, is not a descendant, and the depth limit allows its whole subtree. */
export const isMovable = (rows: readonly CategoryNode[], id: string | null, parentId: string | null): boolean => {
  if (parentId !== null && !rows.some((each) => each.id === parentId)) return false
  if (id !== null && isWithin(rows, parentId, id)) return false
  return depthOf(rows, parentId) + (id === null ? 1 : heightOf(rows, id)) <= maxLevels
}
