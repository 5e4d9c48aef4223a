import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

export const isShop = async (db: Db, shopId: string): Promise<boolean> => {
  const found = await sql`select 1 from shops.shop where id = ${shopId}`.execute(db)
  return found.rows.length > 0
}

export const countFollowers = async (db: Db, shopId: string): Promise<number> => {
  const found = await sql<{ count: string }>`select count(*) from shops.follow where shop_id = ${shopId}`.execute(db)
  return Number(found.rows[0]?.count ?? 0)
}

export const countFollowed = async (db: Db, customerId: string): Promise<number> => {
  const found = await sql<{ count: string }>`select count(*) from shops.follow where customer_id = ${customerId}`.execute(db)
  return Number(found.rows[0]?.count ?? 0)
}

export const putFollow = async (tx: Tx, customerId: string, shopId: string, now: Date): Promise<void> => {
  await sql`insert into shops.follow (customer_id, shop_id, made_at) values (${customerId}, ${shopId}, ${now}) on conflict do nothing`.execute(
    tx,
  )
}

export const removeFollow = async (tx: Tx, customerId: string, shopId: string): Promise<void> => {
  await sql`delete from shops.follow where customer_id = ${customerId} and shop_id = ${shopId}`.execute(tx)
}

export type Followed = { shop_id: string; made_at: Date; at: string }

/** The shops a customer follows, the latest first. */
export const followedShops = async (
  db: Db,
  customerId: string,
  after: { value: string; id: string } | null,
  limit: number,
): Promise<Followed[]> => {
  const from = after ? sql`and (made_at, shop_id) < (${after.value}::timestamptz, ${after.id}::bigint)` : sql``
  const found = await sql<Followed>`select shop_id, made_at, made_at::text as at from shops.follow
    where customer_id = ${customerId} ${from} order by made_at desc, shop_id desc limit ${limit}`.execute(db)
  return found.rows
}

export const followedIds = async (db: Db, customerId: string): Promise<string[]> => {
  const found = await sql<{ shop_id: string }>`select shop_id from shops.follow where customer_id = ${customerId}`.execute(db)
  return found.rows.map((row) => row.shop_id)
}
