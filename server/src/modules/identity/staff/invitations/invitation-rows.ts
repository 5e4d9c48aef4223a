import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import type { Role } from '../operators/operator-rows.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const lifeMs = 24 * 3_600_000

type NewInvitation = { role: Role; email: string | null; invitedBy: string | null; now: Date }

/** Creates an invitation link, valid once and for a day. Older links become invalid. The database stores only the link's hash. */
export const replaceInvitation = async (
  tx: Tx,
  { role, email, invitedBy, now }: NewInvitation,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifeMs)
  await sql`delete from staff.invitation where used_at is null and lower(email) is not distinct from lower(${email})`.execute(tx)
  await sql`insert into staff.invitation (token_hash, role, email, invited_by, expires_at)
    values (${hashOf(token)}, ${role}, ${email}, ${invitedBy}, ${expiresAt})`.execute(tx)
  return { token, expiresAt }
}

/** The URL of the page that accepts an invitation. */
export const invitationLink = (operatorUrl: string, token: string): string => `${operatorUrl}/#/welcome?token=${token}`

type Invitation = { role: Role; email: string | null; expiresAt: Date }

export const invitationOf = (db: Db, token: string, now: Date): Promise<Invitation | null> =>
  findOne<Invitation>(db)`select role, email, expires_at as "expiresAt" from staff.invitation
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now}`

export const useInvitation = (tx: Tx, token: string, now: Date): Promise<Invitation | null> =>
  findOne<Invitation>(tx)`update staff.invitation set used_at = ${now}
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > ${now} returning role, email, expires_at as "expiresAt"`
