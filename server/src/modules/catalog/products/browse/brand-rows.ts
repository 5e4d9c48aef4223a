import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

export type BrandRow = { id: string; name: string; descriptions: Record<string, string>; image: string | null; tint: number }
type WantedBrands = {
  /** Limits the result to these brands. Null means all brands. */
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
  return query<BrandRow>(db)`select id, name, descriptions, image, tint from products.brand
    where true ${keyword} ${only} ${after} order by lower(name), id limit ${wanted.limit}`
}

export const brandById = (db: Db, id: string): Promise<BrandRow | null> =>
  findOne<BrandRow>(db)`select id, name, descriptions, image, tint from products.brand where id = ${id}`
