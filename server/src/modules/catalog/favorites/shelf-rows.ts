import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

/** A table with a list of products of each customer. Each product is in the list once, and the latest comes first. */
export type Shelf = { table: string; time: string }
export const favourite: Shelf = { table: 'favorites.favourite', time: 'made_at' }
export const seen: Shelf = { table: 'favorites.seen', time: 'seen_at' }

type SavedProduct = { product_id: string; at: string }

export const savedBefore = async (
  db: Db,
  shelf: Shelf,
  customerId: string,
  after: { value: string; id: string } | null,
  limit: number,
): Promise<SavedProduct[]> => {
  const time = sql.raw(shelf.time)
  const from = after ? sql`and (${time}, product_id) < (${after.value}::timestamptz, ${after.id}::bigint)` : sql``
  return query<SavedProduct>(db)`select product_id, ${time}::text as at from ${sql.raw(shelf.table)}
    where customer_id = ${customerId} ${from} order by ${time} desc, product_id desc limit ${limit}`
}

export const savedIds = async (db: Db, shelf: Shelf, customerId: string): Promise<string[]> => {
  const found = await query<{ product_id: string }>(db)`select product_id from ${sql.raw(shelf.table)} where customer_id = ${customerId}`
  return found.map((row) => row.product_id)
}

/** Saves products; the first one becomes the latest entry. A product that is already saved keeps its position unless `moves` is set. */
export const saveProducts = async (
  tx: Tx,
  shelf: Shelf,
  customerId: string,
  productIds: readonly string[],
  moves: boolean,
): Promise<void> => {
  const time = sql.raw(shelf.time)
  const meeting = moves ? sql`do update set ${time} = excluded.${time}` : sql`do nothing`
  await sql`insert into ${sql.raw(shelf.table)} (customer_id, product_id, ${time})
    select ${customerId}, id, statement_timestamp() - place * interval '1 microsecond'
    from unnest(${productIds}::bigint[]) with ordinality as given (id, place)
    on conflict (customer_id, product_id) ${meeting}`.execute(tx)
}

export const letGo = async (tx: Tx, shelf: Shelf, customerId: string, productIds: readonly string[]): Promise<void> => {
  await sql`delete from ${sql.raw(shelf.table)} where customer_id = ${customerId} and product_id = any(${productIds}::bigint[])`.execute(tx)
}

export const letGoAll = async (tx: Tx, shelf: Shelf, customerId: string): Promise<void> => {
  await sql`delete from ${sql.raw(shelf.table)} where customer_id = ${customerId}`.execute(tx)
}

export const deleteAllButLatest = async (tx: Tx, shelf: Shelf, customerId: string, most: number): Promise<void> => {
  const time = sql.raw(shelf.time)
  await sql`delete from ${sql.raw(shelf.table)} where (customer_id, product_id) in (
    select customer_id, product_id from ${sql.raw(shelf.table)} where customer_id = ${customerId}
    order by ${time} desc, product_id desc offset ${most}::bigint)`.execute(tx)
}
