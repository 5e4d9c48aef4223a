import { type Generated, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, exists } from '../../../platform/db/rows.ts'
type Tables = {
  'profile.shop': {
    id: Generated<string>
    owner_id: string
    name: string
    contact_person: string
    street: string
    postcode: string
    city: string
    country: string
    image: string | null
    banner: string | null
    tint: number
    descriptions: string
    status: Generated<string>
    demo: boolean
    opened_at: Date
  }
}
const tables = (db: Db) => db.withTables<Tables>()

export type ShopCard = { id: string; name: string; city: string; country: string }

/** The shops with these IDs, without suspended or closed ones. */
export const openShops = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ShopCard>> => {
  if (ids.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('profile.shop')
    .select(['id', 'name', 'city', 'country'])
    .where((where) => where('id', '=', where.fn.any(where.val(ids as unknown as string[]))))
    .where('status', '=', 'open')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** An SQL condition: the shop is open and not away. */
export const isOpenShop = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from profile.shop where id = ${id} and status = 'open'
    and (away_from is null or (now() at time zone 'UTC')::date not between away_from and away_until))`

export type ShopProfile = ShopCard & {
  image: string | null
  tint: number
  status: 'open' | 'suspended' | 'closed'
  opened_at: Date
  descriptions: Record<string, string>
  banner: string | null
  /** The date on which an absent shop returns. */
  back_on: string | null
}

export const shopProfiles = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ShopProfile>> => {
  if (ids.length === 0) return new Map()
  const rows = await query<ShopProfile>(db)`select id, name, city, country, image, tint, status, opened_at, descriptions, banner,
      case when (now() at time zone 'UTC')::date between away_from and away_until then (away_until + 1)::text end as back_on
    from profile.shop where id = any((select ${ids}::bigint[])::bigint[])`
  return new Map(rows.map((row) => [row.id, row]))
}

export const shopProfile = async (db: Db, id: string): Promise<ShopProfile | null> => (await shopProfiles(db, [id])).get(id) ?? null

/** True if a customer has a shop that is not closed for good. */
export const hasShop = async (db: Db, ownerId: string): Promise<boolean> => {
  const found = await tables(db)
    .selectFrom('profile.shop')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'closed')
    .execute()
  return found.length > 0
}

/** True if a shop has this name, ignoring case. */
export const isNameOfShop = (db: Db, name: string): Promise<boolean> =>
  exists(db)`select 1 from profile.shop where name_key = lower(${name})`

type NewShop = {
  ownerId: string
  name: string
  contactPerson: string
  street?: string
  postcode?: string
  city: string
  country: string
  image: string | null
  banner?: string
  tint: number
  descriptions: object
  demo: boolean
  openedAt: Date
}

export const insertShop = async (tx: Tx, shop: NewShop): Promise<string> => {
  const row = await tables(tx)
    .insertInto('profile.shop')
    .values({
      owner_id: shop.ownerId,
      name: shop.name,
      contact_person: shop.contactPerson,
      street: shop.street ?? '',
      postcode: shop.postcode ?? '',
      city: shop.city,
      country: shop.country,
      image: shop.image,
      banner: shop.banner ?? null,
      tint: shop.tint,
      descriptions: JSON.stringify(shop.descriptions),
      demo: shop.demo,
      opened_at: shop.openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
