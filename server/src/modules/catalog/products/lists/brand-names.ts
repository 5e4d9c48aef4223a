import type { Db } from '../../../../kernel/database.ts'
import { all } from '../../../../kernel/rows.ts'

export type BrandName = { id: string; name: string }

export const brandNames = (db: Db, ids: readonly string[]): Promise<BrandName[]> =>
  all<BrandName>(db)`select id, name from catalogue.brand where id = any(${ids}::bigint[]) order by lower(name), id`
