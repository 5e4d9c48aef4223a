import type { Db } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'

type Invited = { id: string; fullName: string; madeAt: Date }
export type Bond = { inviterId: string; invitedName: string; isInviterHere: boolean }

/** The customer's inviter; null if the customer was not invited. */
export const bondOf = (db: Db, customerId: string): Promise<Bond | null> =>
  findOne<Bond>(db)`select i.id as "inviterId", c.full_name as "invitedName", i.status in ('active', 'closing') as "isInviterHere"
    from accounts.customer c join accounts.customer i on i.id = c.invited_by where c.id = ${customerId}`

/** A customer's invitation code, and how many people registered with it. */
export const referralCode = (db: Db, customerId: string): Promise<{ code: string; count: number }> =>
  getOne<{ code: string; count: number }>(db)`select invitation_code as code,
    (select count(*)::int from accounts.customer i where i.invited_by = c.id) as count from accounts.customer c where id = ${customerId}`

/** The people whom a customer invited directly, newest first. */
export const invitedBefore = (db: Db, customerId: string, before: string | null, limit: number): Promise<Invited[]> =>
  query<Invited>(db)`select id, full_name as "fullName", made_at as "madeAt" from accounts.customer
    where invited_by = ${customerId} and (${before}::bigint is null or id < ${before}::bigint) order by id desc limit ${limit}`

export const ownerOfCode = (db: Db, code: string): Promise<{ id: string; fullName: string } | null> =>
  findOne<{ id: string; fullName: string }>(db)`select id, full_name as "fullName" from accounts.customer
    where invitation_code = ${code.trim().toUpperCase()} and status in ('active', 'closing')`
