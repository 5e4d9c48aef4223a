import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../kernel/database.ts'
import { one } from '../../../kernel/rows.ts'

export type OwnShop = { id: string; name: string; status: 'open' | 'suspended' | 'closed'; ownerId: string; demo: boolean }

const columns = sql`id, name, status, owner_id as "ownerId", demo`

/** The shop of its owner, unless it is closed for good. */
export const shopOfOwner = (db: Db, ownerId: string): Promise<OwnShop | null> =>
  one<OwnShop>(db)`select ${columns} from shops.shop where owner_id = ${ownerId} and status <> 'closed'`

/** Any shop, with whose it is. */
export const shopWithOwner = (db: Db, id: string): Promise<OwnShop | null> =>
  one<OwnShop>(db)`select ${columns} from shops.shop where id = ${id}`

/** Whoever else changes what belongs to the shop waits. */
export const holdShop = (tx: Tx, id: string): Promise<OwnShop | null> =>
  one<OwnShop>(tx)`select ${columns} from shops.shop where id = ${id} for no key update`

/** The shop of a customer, as a part of a statement that somebody else asks; null where there is none. */
export const shopIdOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select s.id from shops.shop s where s.owner_id = ${customerId} and s.status <> 'closed')`
