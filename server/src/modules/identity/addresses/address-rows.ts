import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne, exists } from '../../../platform/db/rows.ts'
import type { AddressFields } from './plan-address.ts'

export type AddressRow = AddressFields & { id: string; isDefault: boolean; removed: boolean }

const columns = sql`id, full_name as "fullName", phone, email, country, state, city, street, postcode, location,
  is_default as "isDefault", removed_at is not null as removed`

/** Locks a customer's address book, because the default and the number of addresses depend on all its rows. */
export const lockBook = async (tx: Tx, customerId: string): Promise<AddressRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('addresses.book', ${customerId}::bigint))`.execute(tx)
  return query<AddressRow>(tx)`select ${columns} from addresses.address where customer_id = ${customerId} order by id desc`
}

/** A customer's addresses: the default first, then the others, newest first. */
export const bookOf = (db: Db, customerId: string): Promise<AddressRow[]> => query<AddressRow>(db)`select ${columns} from addresses.address
    where customer_id = ${customerId} and removed_at is null order by is_default desc, id desc`

type AddressParts = Pick<AddressRow, 'country' | 'postcode' | 'city' | 'street'>
/** Whether one of these customers has this address, ignoring case, spaces and punctuation. */
export const isAddressOfOne = (
  db: Db,
  { country, postcode, city, street }: AddressParts,
  customerIds: readonly string[],
): Promise<boolean> =>
  exists(db)`select 1 from addresses.address where customer_id = any(${customerIds}::bigint[]) and removed_at is null
    and regexp_replace(lower(concat(country, postcode, city, street)), '[^[:alnum:]]', '', 'g')
      = nullif(regexp_replace(lower(${[country, postcode, city, street].join('')}), '[^[:alnum:]]', '', 'g'), '') limit 1`

/** One address of the customer, by id or the default address. */
export const findAddress = async (db: Db, customerId: string, id: string | 'default'): Promise<AddressRow | null> => {
  const wanted = id === 'default' ? sql`is_default` : sql`id = ${id}`
  return findOne<AddressRow>(db)`select ${columns} from addresses.address
    where customer_id = ${customerId} and removed_at is null and ${wanted}`
}

type NewAddress = AddressFields & { customerId: string; madeAt: Date; demo: boolean }
export const insertAddress = async (tx: Tx, each: NewAddress): Promise<string> => {
  const made = await getOne<{ id: string }>(tx)`
    insert into addresses.address (customer_id, full_name, phone, email, country, state, city, street, postcode, location, made_at, demo)
    values (${each.customerId}, ${each.fullName}, ${each.phone}, ${each.email}, ${each.country}, ${each.state}, ${each.city}, ${each.street},
      ${each.postcode}, ${each.location}, ${each.madeAt}, ${each.demo}) returning id`
  return made.id
}

/** Changes an address, and restores it if it was removed. */
export const changeAddress = async (tx: Tx, customerId: string, id: string, each: AddressFields): Promise<void> => {
  await sql`update addresses.address set full_name = ${each.fullName}, phone = ${each.phone}, email = ${each.email}, country = ${each.country},
      state = ${each.state}, city = ${each.city}, street = ${each.street}, postcode = ${each.postcode}, location = ${each.location}, removed_at = null
    where customer_id = ${customerId} and id = ${id}`.execute(tx)
}

/** Clears the old default first, so that there are never two defaults. */
export const makeDefault = async (tx: Tx, customerId: string, id: string): Promise<void> => {
  await sql`update addresses.address set is_default = false where customer_id = ${customerId} and is_default and id <> ${id}`.execute(tx)
  await sql`update addresses.address set is_default = true where customer_id = ${customerId} and id = ${id}`.execute(tx)
}

export const markRemoved = async (tx: Tx, customerId: string, id: string, now: Date): Promise<void> => {
  await sql`update addresses.address set is_default = false, removed_at = ${now} where customer_id = ${customerId} and id = ${id}`.execute(
    tx,
  )
}

/** Permanently deletes the addresses removed before this time. */
export const forgetRemoved = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from addresses.address where removed_at < ${before}`.execute(db)
}
