import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

export type BrandRow = { id: string; name: string; descriptions: Record<string, string>; image: string | null; tint: number }
type WantedBrands = {
  /** Only these, where it matters. */
  ids: readonly string[] | null
  keyword?: string | undefined
  after: { value: string; id: string } | null
  limit: number
}

const likePattern = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export const brandsByName = async (db: Db, wanted: WantedBrands): Promise<BrandRow[]> => {
  const keyword = wanted.keyword ? sql`and lower(name) like ${likePattern(wanted.keyword)}` : sql``
  const only = wanted.ids ? sql`and id = any(${wanted.ids}::bigint[])` : sql``
  const after = wanted.after ? sql`and (lower(name), id) > (${wanted.after.value}, ${wanted.after.id}::bigint)` : sql``
  const found = await sql<BrandRow>`select id, name, descriptions, image, tint from catalogue.brand
    where true ${keyword} ${only} ${after} order by lower(name), id limit ${wanted.limit}`.execute(db)
  return found.rows
}

export const brandCounts = async (db: Db, categories: readonly string[] | null): Promise<ReadonlyMap<string, number>> => {
  const inside = categories ? sql`and category_id = any(${categories}::bigint[])` : sql``
  const found = await sql<{ brand_id: string; products: string }>`select brand_id, count(*) as products from catalogue.product
    where status = 'live' and (expires_at is null or expires_at > now()) and brand_id is not null ${inside} group by brand_id`.execute(db)
  return new Map(found.rows.map((row) => [row.brand_id, Number(row.products)]))
}

export const brandById = async (db: Db, id: string): Promise<BrandRow | null> => {
  const found = await sql<BrandRow>`select id, name, descriptions, image, tint from catalogue.brand where id = ${id}`.execute(db)
  return found.rows[0] ?? null
}

export type BrandName = Pick<BrandRow, 'id' | 'name'>

export const brandNames = async (db: Db, ids: readonly string[]): Promise<BrandName[]> => {
  const found =
    await sql<BrandName>`select id, name from catalogue.brand where id = any(${ids}::bigint[]) order by lower(name), id`.execute(db)
  return found.rows
}

export type NewBrand = { key: string; name: string; descriptions: object; image: string | null; tint: number }
export const insertBrand = async (tx: Tx, brand: NewBrand): Promise<string> => {
  const made = await sql<{ id: string }>`insert into catalogue.brand (key, name, descriptions, image, tint)
    values (${brand.key}, ${brand.name}, ${JSON.stringify(brand.descriptions)}, ${brand.image}, ${brand.tint}) returning id`.execute(tx)
  const id = made.rows[0]?.id
  if (!id) throw new Error('a brand was not written')
  return id
}
