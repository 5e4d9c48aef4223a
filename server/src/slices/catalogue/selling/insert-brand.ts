import { sql } from 'kysely'
import { changed } from '../../../kernel/cache/cache-news.ts'
import type { Tx } from '../../../kernel/database.ts'

export type NewBrand = { key: string; name: string; descriptions: object; image: string | null; tint: number }
export const insertBrand = async (tx: Tx, brand: NewBrand): Promise<string> => {
  const made = await sql<{ id: string }>`insert into catalogue.brand (key, name, descriptions, image, tint)
    values (${brand.key}, ${brand.name}, ${JSON.stringify(brand.descriptions)}, ${brand.image}, ${brand.tint}) returning id`.execute(tx)
  const id = made.rows[0]?.id
  if (!id) throw new Error('a brand was not written')
  await changed(tx, ['assortment'])
  return id
}
