import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, exists } from '../../../platform/db/rows.ts'

export const isShop = (db: Db, shopId: string): Promise<boolean> => exists(db)`select 1 from profile.shop where id = ${shopId}`

export const countFollowers = async (db: Db, shopId: string): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) from profile.follow where shop_id = ${shopId}`
  return Number(found.count)
}

export const countFollowed = async (db: Db, customerId: string): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) from profile.follow where customer_id = ${customerId}`
  return Number(found.count)
}

export const putFollow = async (tx: Tx, customerId: string, shopId: string, now: Date): Promise<void> => {
  await sql`insert into profile.follow (customer_id, shop_id, made_at) values (${customerId}, ${shopId}, ${now}) on conflict do nothing`.execute(
    tx,
  )
}

export const removeFollow = async (tx: Tx, customerId: string, shopId: string): Promise<void> => {
  await sql`delete from profile.follow where customer_id = ${customerId} and shop_id = ${shopId}`.execute(tx)
}

type Followed = { shop_id: string; made_at: Date; at: string }

/** The shops that a customer follows, newest first. */
export const followedShops = async (
  db: Db,
  customerId: string,
  after: { value: string; id: string } | null,
  limit: number,
): Promise<Followed[]> => {
  const from = after ? sql`and (made_at, shop_id) < (${after.value}::timestamptz, ${after.id}::bigint)` : sql``
  return query<Followed>(db)`select shop_id, made_at, made_at::text as at from profile.follow
    where customer_id = ${customerId} ${from} order by made_at desc, shop_id desc limit ${limit}`
}

export const followedIds = async (db: Db, customerId: string): Promise<string[]> => {
  const found = await query<{ shop_id: string }>(db)`select shop_id from profile.follow where customer_id = ${customerId}`
  return found.map((row) => row.shop_id)
}
