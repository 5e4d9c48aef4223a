import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'

type NewCategory = { parentId: string | null; key: string; names: object; image: string | null; tint: number; rank: number }
export const insertCategory = async (tx: Tx, category: NewCategory): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`insert into products.category (parent_id, key, names, image, tint, place)
    values (${category.parentId}, ${category.key}, ${JSON.stringify(category.names)}, ${category.image}, ${category.tint}, ${category.rank}) returning id`
  await changed(tx, ['assortment', 'categories'])
  return id
}
