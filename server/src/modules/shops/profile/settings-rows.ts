import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { getOne, exists } from '../../../platform/db/rows.ts'

/** Address for returned goods. */
type ReturnAddress = {
  fullName: string
  phone: string
  country: string
  state: string
  city: string
  street: string
  postcode: string
}
export type ShopSettings = {
  id: string
  name: string
  contactPerson: string
  image: string | null
  banner: string | null
  tint: number
  descriptions: Record<string, string>
  phone: string
  country: string
  state: string
  city: string
  street: string
  postcode: string
  returnAddress: ReturnAddress | null
  /** Dates such as `2026-12-01`, both inclusive. */
  awayFrom: string | null
  awayUntil: string | null
}

const columns = sql`id, name, contact_person as "contactPerson", image, banner, tint, descriptions, phone, country, state, city, street, postcode,
  return_address as "returnAddress", away_from::text as "awayFrom", away_until::text as "awayUntil"`

export const settingsOf = (db: Db, shopId: string): Promise<ShopSettings> =>
  getOne<ShopSettings>(db)`select ${columns} from profile.shop kept where kept.id = ${shopId}`

export const lockSettings = (tx: Tx, shopId: string): Promise<ShopSettings> =>
  getOne<ShopSettings>(tx)`select ${columns} from profile.shop kept where kept.id = ${shopId} for no key update`

/** True if another shop has this name, ignoring case. */
export const isNameTaken = (db: Db, shopId: string, name: string): Promise<boolean> =>
  exists(db)`select 1 from profile.shop where name_key = lower(${name}) and id <> ${shopId}`

/** Saves the settings and invalidates all cached data of the shop: its page, its cards and its shipping costs. */
export const writeSettings = async (tx: Tx, to: ShopSettings): Promise<void> => {
  await sql`update profile.shop set name = ${to.name}, contact_person = ${to.contactPerson}, image = ${to.image}, banner = ${to.banner},
      descriptions = ${JSON.stringify(to.descriptions)}, phone = ${to.phone}, country = ${to.country}, state = ${to.state}, city = ${to.city},
      street = ${to.street}, postcode = ${to.postcode}, return_address = ${to.returnAddress && JSON.stringify(to.returnAddress)},
      away_from = ${to.awayFrom}, away_until = ${to.awayUntil}
    where id = ${to.id}`.execute(tx)
  await changed(tx, [`shop:${to.id}`, 'products', 'lists'])
}
