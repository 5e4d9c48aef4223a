import type { Language } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { getOne, findOne, exists } from '../../../../platform/db/rows.ts'

type NewCustomer = {
  fullName: string
  email: string
  phone: string
  passwordHash: string
  lang: string
  currency: string
  invitationCode: string
  demo: boolean
  verifiedAt: Date | null
  madeAt: Date
  invitedBy?: string | null
  agreedAt?: Date | null
}

/** Creates a customer. Returns null if the email address already has an account. The database decides between two concurrent registrations. */
export const insertCustomerOnce = async (tx: Tx, customer: NewCustomer): Promise<string | null> => {
  const made = await findOne<{ id: string }>(tx)`insert into accounts.customer
      (full_name, email, email_verified_at, phone, password_hash, lang, currency, invitation_code, demo, made_at, invited_by, agreed_at)
    values (${customer.fullName}, ${customer.email}, ${customer.verifiedAt}, ${customer.phone}, ${customer.passwordHash}, ${customer.lang},
      ${customer.currency}, ${customer.invitationCode}, ${customer.demo}, ${customer.madeAt}, ${customer.invitedBy ?? null}, ${customer.agreedAt ?? null})
    on conflict (email_key) do nothing returning id`
  return made?.id ?? null
}

export const insertCustomer = async (tx: Tx, customer: NewCustomer): Promise<string> => {
  const id = await insertCustomerOnce(tx, customer)
  if (!id) throw new Error('a customer was not written')
  return id
}

type Status = 'active' | 'disabled' | 'closing' | 'closed'
export type Customer = {
  id: string
  fullName: string
  email: string
  verified: boolean
  phone: string
  passwordHash: string
  lang: Language
  status: Status
  demo: boolean
}

const columns = sql`id, full_name as "fullName", email, email_verified_at is not null as verified, phone, password_hash as "passwordHash", lang, status, demo`

export const customerByEmail = (db: Db, email: string): Promise<Customer | null> =>
  findOne<Customer>(db)`select ${columns} from accounts.customer where email_key = lower(${email})`

export const customerById = async (db: Db, id: string): Promise<Customer> => {
  const row = await getOne<Customer>(db)`select ${columns} from accounts.customer where id = ${id}`
  return row
}

export const knownCustomer = (db: Db, id: string): Promise<boolean> => exists(db)`select 1 from accounts.customer where id = ${id}`

/** Locks the account, so that changing, disabling and closing it cannot run at the same time. */
export const lockCustomer = async (tx: Tx, id: string): Promise<Customer> => {
  const row = await getOne<Customer>(tx)`select ${columns} from accounts.customer where id = ${id} for no key update`
  return row
}

export const markVerified = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`update accounts.customer set email_verified_at = ${now} where id = ${id} and email_verified_at is null`.execute(tx)
}

/** Pauses payouts, after a change of password, email address or payout destination. */
export const pausePayouts = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await sql`update accounts.customer set payouts_paused_until = greatest(payouts_paused_until, ${until}) where id = ${id}`.execute(tx)
}

export const setPassword = async (tx: Tx, id: string, passwordHash: string): Promise<void> => {
  await sql`update accounts.customer set password_hash = ${passwordHash} where id = ${id}`.execute(tx)
}

export const inviterOf = async (db: Db, code: string): Promise<string | null> => {
  const found = await findOne<{ id: string }>(db)`select id from accounts.customer
    where invitation_code = ${code.trim().toUpperCase()} and status in ('active', 'closing')`
  return found?.id ?? null
}
