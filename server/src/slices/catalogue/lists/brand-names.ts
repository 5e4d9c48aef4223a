import { sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'

export type BrandName = { id: string; name: string }

export const brandNames = async (db: Db, ids: readonly string[]): Promise<BrandName[]> => {
  const found =
    await sql<BrandName>`select id, name from catalogue.brand where id = any(${ids}::bigint[]) order by lower(name), id`.execute(db)
  return found.rows
}
