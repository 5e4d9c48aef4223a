import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

export type OwnShop = { id: string; name: string; status: 'open' | 'suspended' | 'closed'; ownerId: string; demo: boolean }

const columns = sql`id, name, status, owner_id as "ownerId", demo`

/** The shop of this owner, unless it is closed for good. */
export const shopOfOwner = (db: Db, ownerId: string): Promise<OwnShop | null> =>
  findOne<OwnShop>(db)`select ${columns} from profile.shop where owner_id = ${ownerId} and status <> 'closed'`

/** A shop in any state, with its owner. */
export const shopWithOwner = (db: Db, id: string): Promise<OwnShop | null> =>
  findOne<OwnShop>(db)`select ${columns} from profile.shop where id = ${id}`

/** Locks the shop. Other changes to its data wait until the transaction ends. */
export const lockShop = (tx: Tx, id: string): Promise<OwnShop | null> =>
  findOne<OwnShop>(tx)`select ${columns} from profile.shop where id = ${id} for no key update`

/** The shops that a customer owns or works for. The customer cannot buy there. */
export const shopsWorkedFor = async (db: Db, customerId: string): Promise<ReadonlySet<string>> => {
  const found = await query<{ id: string }>(db)`select id from profile.shop where owner_id = ${customerId}
    union select shop_id from profile.member where customer_id = ${customerId} and status = 'active'`
  return new Set(found.map(({ id }) => id))
}

/** IDs of a shop's owner and staff. */
export const peopleOfShop = async (db: Db, shopId: string): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select owner_id as id from profile.shop where id = ${shopId}
    union select customer_id from profile.member where shop_id = ${shopId} and status = 'active'`
  return found.map(({ id }) => id)
}

/** SQL subquery for the shop that a customer owns or works for, as JSON. */
export const worksFor = (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_jsonb(coalesce(${shopIdOf(customerId)}, (select m.shop_id from profile.member m where m.customer_id = ${customerId} and m.status = 'active'))::text)`

/** A subquery for the customer's own shop; null if there is none. */
export const shopIdOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select s.id from profile.shop s where s.owner_id = ${customerId} and s.status <> 'closed')`
