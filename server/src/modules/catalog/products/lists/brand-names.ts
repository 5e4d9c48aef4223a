import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

export type BrandName = { id: string; name: string }

export const brandNames = (db: Db, ids: readonly string[]): Promise<BrandName[]> =>
  query<BrandName>(db)`select id, name from products.brand where id = any(${ids}::bigint[]) order by lower(name), id`
