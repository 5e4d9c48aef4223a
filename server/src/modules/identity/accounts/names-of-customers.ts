import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

export const namesOfCustomers = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ id: string; fullName: string }>(db)`
    select id, full_name as "fullName" from accounts.customer where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row.fullName]))
}
