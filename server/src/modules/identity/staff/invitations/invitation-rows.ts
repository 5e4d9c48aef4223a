import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne, query } from '../../../../platform/db/rows.ts'
import type { Role } from '../operators/operator-rows.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const lifeMs = 24 * 3_600_000

type NewInvitation = {
  role: Role
  email: string | null
  invitedBy: string | null
  /** The member whose access the link restores. Without it, the link creates a member. */
  operatorId?: string
  now: Date
}

/** Creates an invitation link, valid once and for a day. Older links become invalid. The database stores only the link's hash. */
export const replaceInvitation = async (
  tx: Tx,
  { role, email, invitedBy, operatorId, now }: NewInvitation,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifeMs)
  await deleteInvitation(tx, email)
  await sql`insert into staff.invitation (token_hash, role, email, invited_by, operator_id, expires_at)
    values (${hashOf(token)}, ${role}, ${email}, ${invitedBy}, ${operatorId ?? null}, ${expiresAt})`.execute(tx)
  return { token, expiresAt }
}

/** Deletes the unused invitation of an address. Returns its role, or null if the address has none. */
export const deleteInvitation = async (tx: Tx, email: string | null): Promise<Role | null> => {
  const gone = await findOne<{ role: Role }>(tx)`delete from staff.invitation
    where used_at is null and lower(email) is not distinct from lower(${email}) returning role`
  return gone?.role ?? null
}

type OpenInvitation = { email: string; role: Role; expiresAt: Date }

/** Unused invitations, the newest first. An address that joined the staff by another invitation is not listed. */
export const openInvitations = (db: Db): Promise<OpenInvitation[]> =>
  query<OpenInvitation>(db)`select email, role, expires_at as "expiresAt" from staff.invitation
    where used_at is null and email is not null
      and not exists (select 1 from staff.operator where email_key = lower(invitation.email))
    order by id desc`

/** The URL of the page that accepts an invitation. */
export const invitationLink = (operatorUrl: string, token: string): string => `${operatorUrl}/#/welcome?token=${token}`

export type Invitation = { role: Role; email: string | null; operatorId: string | null; expiresAt: Date }

const columns = sql`role, email, operator_id as "operatorId", expires_at as "expiresAt"`

export const invitationOf = (db: Db, token: string, now: Date): Promise<Invitation | null> =>
  findOne<Invitation>(db)`select ${columns} from staff.invitation
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now}`

export const useInvitation = (tx: Tx, token: string, now: Date): Promise<Invitation | null> =>
  findOne<Invitation>(tx)`update staff.invitation set used_at = ${now}
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now} returning ${columns}`
