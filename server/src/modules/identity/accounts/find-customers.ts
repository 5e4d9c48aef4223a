import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'
import type { Customer } from './people/customer-rows.ts'

type Status = Customer['status']

export type FoundCustomer = { id: string; fullName: string; email: string; phone: string; status: Status; madeAt: Date }

const columns = sql`id, full_name as "fullName", email, phone, status, made_at as "madeAt"`
const inState = (status: Status | null) => (status ? sql`and status = ${status}` : sql``)

/** All customers, newest first. */
export const customersBefore = (db: Db, status: Status | null, before: string | null, limit: number): Promise<FoundCustomer[]> =>
  query<FoundCustomer>(db)`select ${columns} from accounts.customer
    where true ${inState(status)} ${before ? sql`and id < ${before}::bigint` : sql``} order by id desc limit ${limit}`

const lastName = sql`lower(regexp_replace(full_name, '^.*\\s', ''))`
const phoneBackwards = sql`reverse(regexp_replace(phone, '[^0-9]', '', 'g'))`
/** Condition for values with this prefix, as a range that can use an index. */
const beginsWith = (column: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`${column} ~>=~ ${text} and ${column} ~<~ (${text} || chr(1114111))`
const shortestPhone = 4

/**
 * Customers with this id, or whose email, name or last name begins with the text, or whose phone ends with it. Each search reads a limited part of
 * an index.
 */
export const findCustomers = async (db: Db, keyword: string, status: Status | null, limit: number): Promise<FoundCustomer[]> => {
  const text = sql`lower(${keyword}::text)`
  // International numbers omit the leading zero of the national number, so the search ignores leading zeros.
  const digits = keyword.replace(/[^0-9]/g, '').replace(/^0+/, '')
  const isPhone = /^[+0-9 ()-]+$/.test(keyword) && digits.length >= shortestPhone
  const walk = (column: RawBuilder<unknown>, from: RawBuilder<unknown>, more = sql``) =>
    sql`(select ${columns} from accounts.customer where ${beginsWith(column, from)} ${more} ${inState(status)} order by ${column} using ~<~, id limit ${limit})`
  const walks = [
    walk(sql`email_key`, text),
    walk(sql`lower(full_name)`, text),
    walk(lastName, text),
    ...(isPhone ? [walk(phoneBackwards, sql`reverse(${digits}::text)`, sql`and phone <> ''`)] : []),
    ...(/^[1-9][0-9]{0,17}$/.test(keyword)
      ? [sql`(select ${columns} from accounts.customer where id = ${keyword}::bigint ${inState(status)})`]
      : []),
  ]
  return query<FoundCustomer>(
    db,
  )`select distinct on (lower(found."fullName"), found.id) found.* from (${sql.join(walks, sql` union all `)}) found
    order by lower(found."fullName"), found.id limit ${limit}`
}

type CustomerRow = FoundCustomer & {
  verified: boolean
  lang: string
  currency: string
  closingAt: Date | null
  payoutsPausedUntil: Date | null
}

/** An account as staff see it. */
export const customerView = (db: Db, id: string): Promise<CustomerRow | null> =>
  findOne<CustomerRow>(db)`select ${columns}, email_verified_at is not null as verified, lang, currency, closing_at as "closingAt",
    payouts_paused_until as "payoutsPausedUntil" from accounts.customer where id = ${id}`

/** Several customers by id, for lists that show customers. */
export const customersByIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, FoundCustomer>> => {
  const found = await query<FoundCustomer>(db)`select ${columns} from accounts.customer where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row]))
}

/** Number of customers who registered within a period. */
export const joinedWithin = async (db: Db, from: Date, to: Date): Promise<number> =>
  (await getOne<{ count: number }>(db)`select count(*)::int as count from accounts.customer where made_at >= ${from} and made_at < ${to}`)
    .count
