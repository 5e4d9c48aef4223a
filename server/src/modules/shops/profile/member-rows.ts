import type { MemberRole } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne } from '../../../platform/db/rows.ts'

export type Member = {
  id: string
  shopId: string
  /** Email address of the invitation. */
  email: string
  customerId: string | null
  role: MemberRole
  status: 'invited' | 'active' | 'disabled'
  expiresAt: Date | null
  since: Date
}

const columns = sql`id, shop_id as "shopId", email, customer_id as "customerId", role, status, expires_at as "expiresAt", since`

/** The shop where a customer is an active staff member, with the customer's role. */
export const memberAtWork = (db: Db, customerId: string): Promise<Member | null> =>
  findOne<Member>(db)`select ${columns} from profile.member where customer_id = ${customerId} and status = 'active'`

/** All members ever invited, oldest invitation first. */
export const membersOf = (db: Db, shopId: string): Promise<Member[]> =>
  query<Member>(db)`select ${columns} from profile.member where shop_id = ${shopId} order by id`

export const memberByEmail = (db: Db, shopId: string, email: string): Promise<Member | null> =>
  findOne<Member>(db)`select ${columns} from profile.member where shop_id = ${shopId} and email_key = lower(${email})`

/** Locks a member of this shop; null for another shop's member. */
export const lockMember = (tx: Tx, shopId: string, id: string): Promise<Member | null> =>
  findOne<Member>(tx)`select ${columns} from profile.member where id = ${id} and shop_id = ${shopId} for update`

type Invited = { shopId: string; email: string; role: MemberRole; tokenHash: Buffer; expiresAt: Date; now: Date }

/** Invites an email address, also repeatedly. Null if the address belongs to a current or former member. */
export const inviteMember = (tx: Tx, { shopId, email, role, tokenHash, expiresAt, now }: Invited): Promise<Member | null> =>
  findOne<Member>(tx)`insert into profile.member (shop_id, email, role, status, token_hash, expires_at, since)
    values (${shopId}, ${email}, ${role}, 'invited', ${tokenHash}, ${expiresAt}, ${now})
    on conflict (shop_id, email_key) do update set role = excluded.role, status = 'invited', token_hash = excluded.token_hash,
      expires_at = excluded.expires_at, since = excluded.since
    where profile.member.customer_id is null
    returning ${columns}`

export const invitedBy = (db: Db, tokenHash: Buffer, now: Date): Promise<Member | null> =>
  findOne<Member>(db)`select ${columns} from profile.member where token_hash = ${tokenHash} and expires_at > ${now}`

/** Accepts an invitation, once. Null if it is already accepted, revoked or expired. */
export const joinAs = (
  tx: Tx,
  { tokenHash, customerId, now }: { tokenHash: Buffer; customerId: string; now: Date },
): Promise<Member | null> =>
  findOne<Member>(
    tx,
  )`update profile.member set customer_id = ${customerId}, status = 'active', token_hash = null, expires_at = null, since = ${now}
    where token_hash = ${tokenHash} and expires_at > ${now} returning ${columns}`

/** Saves a member. If the member's invitation is no longer pending, the link in its email stops working. */
export const writeMember = async (
  tx: Tx,
  { id, role, status, now }: Pick<Member, 'id' | 'role' | 'status'> & { now: Date },
): Promise<void> => {
  await sql`update profile.member set role = ${role}, status = ${status}, since = case when status = ${status} then since else ${now} end,
      token_hash = case when ${status} = 'invited' then token_hash end, expires_at = case when ${status} = 'invited' then expires_at end
    where id = ${id}`.execute(tx)
}
