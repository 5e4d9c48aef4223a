import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne } from '../../../platform/db/rows.ts'

export const countWatched = async (db: Db, customerId: string): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) from favorites.waiting where customer_id = ${customerId}`
  return Number(found.count)
}

/** Lets customers join the waiting list and the mall announce a product only one after the other, so that no customer is missed. */
export const takeTurnsToWait = async (tx: Tx, productIds: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting ' || id, 0)) from unnest(${productIds}::bigint[]) as id order by id`.execute(
    tx,
  )
}

export const startWaiting = async (tx: Tx, customerId: string, productId: string, now: Date): Promise<void> => {
  await sql`insert into favorites.waiting (customer_id, product_id, made_at) values (${customerId}, ${productId}, ${now}) on conflict do nothing`.execute(
    tx,
  )
}

export const stopWaiting = async (tx: Tx, customerId: string, productId: string): Promise<void> => {
  await sql`delete from favorites.waiting where customer_id = ${customerId} and product_id = ${productId}`.execute(tx)
}

/** Deletes the requests of customers to be told that these products are back in stock. Returns the customers and products. */
export const takeWaiting = async (tx: Tx, productIds: readonly string[]): Promise<{ customerId: string; productId: string }[]> => {
  const found = await query<{ customer_id: string; product_id: string }>(tx)`delete from favorites.waiting
    where product_id = any(${productIds}::bigint[]) returning customer_id, product_id`
  return found.map((row) => ({ customerId: row.customer_id, productId: row.product_id }))
}
