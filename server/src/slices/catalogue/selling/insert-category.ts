import { sql } from 'kysely'
import { changed } from '../../../kernel/cache/cache-news.ts'
import type { Tx } from '../../../kernel/database.ts'

export type NewCategory = { parentId: string | null; key: string; names: object; image: string | null; tint: number; rank: number }
export const insertCategory = async (tx: Tx, category: NewCategory): Promise<string> => {
  const made = await sql<{ id: string }>`insert into catalogue.category (parent_id, key, names, image, tint, place)
    values (${category.parentId}, ${category.key}, ${JSON.stringify(category.names)}, ${category.image}, ${category.tint}, ${category.rank}) returning id`.execute(
    tx,
  )
  const id = made.rows[0]?.id
  if (!id) throw new Error('a category was not written')
  await changed(tx, ['assortment', 'categories'])
  return id
}
