import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne, exists } from '../../../platform/db/rows.ts'

export type ShopStatus = {
  id: string
  name: string
  status: 'open' | 'suspended' | 'closed'
  ownerId: string
  city: string
  country: string
  contactPerson: string
  phone: string
  backOn: string | null
  openedAt: Date
}
type Status = ShopStatus['status']

const columns = sql`id, name, status, owner_id as "ownerId", city, country, contact_person as "contactPerson", phone,
  case when (now() at time zone 'UTC')::date between away_from and away_until then (away_until + 1)::text end as "backOn", opened_at as "openedAt"`
const inState = (status: Status | null) => (status ? sql`and status = ${status}` : sql``)

export const shopStatus = (db: Db, id: string): Promise<ShopStatus | null> =>
  findOne<ShopStatus>(db)`select ${columns} from profile.shop standing where standing.id = ${id}`

/** A page of all shops, newest first. */
export const shopsBefore = (db: Db, status: Status | null, before: string | null, limit: number): Promise<ShopStatus[]> =>
  query<ShopStatus>(db)`select ${columns} from profile.shop
    where true ${inState(status)} ${before ? sql`and id < ${before}::bigint` : sql``} order by id desc limit ${limit}`

type Filter = { keyword: string; ownerId: string | null; status: Status | null; limit: number }
/** Shops whose name starts with the keyword, plus the shop with that number and the shop of that owner. */
export const findShops = (db: Db, { keyword, ownerId, status, limit }: Filter): Promise<ShopStatus[]> => {
  const number = /^[1-9][0-9]{0,17}$/.test(keyword) ? keyword : null
  return query<ShopStatus>(db)`select ${columns} from profile.shop where id in (
      (select id from profile.shop where name_key ~>=~ lower(${keyword}::text) and name_key ~<~ (lower(${keyword}::text) || chr(1114111)) limit ${limit})
      union all select id from profile.shop where id = ${number}::bigint union all select id from profile.shop where owner_id = ${ownerId}::bigint
    ) ${inState(status)} order by name_key, id limit ${limit}`
}

/** Suspends a shop: every process hides it from shoppers, and its owner reads the reason. False if the shop is not open. */
export const stopShop = async (tx: Tx, id: string, reason: string): Promise<boolean> => {
  const isStopped = await exists(tx)`update profile.shop set status = 'suspended', suspended_for = ${reason}
    where id = ${id} and status = 'open' returning 1`
  if (isStopped) await changed(tx, [`shop:${id}`, 'products', 'lists'])
  return isStopped
}

/** Reopens a suspended shop. False if the shop is not suspended. */
export const resumeShop = async (tx: Tx, id: string): Promise<boolean> => {
  const isResumed = await exists(
    tx,
  )`update profile.shop set status = 'open', suspended_for = null where id = ${id} and status = 'suspended' returning 1`
  if (isResumed) await changed(tx, [`shop:${id}`, 'products', 'lists'])
  return isResumed
}

/** Number of shops that opened within a period. */
export const openedWithin = async (db: Db, from: Date, to: Date): Promise<number> =>
  (await getOne<{ count: number }>(db)`select count(*)::int as count from profile.shop where opened_at >= ${from} and opened_at < ${to}`)
    .count
