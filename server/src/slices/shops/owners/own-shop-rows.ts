import { sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'

export type OwnShop = { id: string; name: string; status: 'open' | 'suspended' | 'closed'; ownerId: string; demo: boolean }

const columns = sql`id, name, status, owner_id as "ownerId", demo`

/** The shop of its owner, unless it is closed for good. */
export const shopOfOwner = async (db: Db, ownerId: string): Promise<OwnShop | null> => {
  const found = await sql<OwnShop>`select ${columns} from shops.shop where owner_id = ${ownerId} and status <> 'closed'`.execute(db)
  return found.rows[0] ?? null
}

/** Any shop, with whose it is. */
export const shopWithOwner = async (db: Db, id: string): Promise<OwnShop | null> => {
  const found = await sql<OwnShop>`select ${columns} from shops.shop where id = ${id}`.execute(db)
  return found.rows[0] ?? null
}
