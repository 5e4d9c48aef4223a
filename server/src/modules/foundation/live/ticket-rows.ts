import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { EndedWhy } from '../../../platform/auth/sessions.ts'
import type { Audience } from '../../../platform/db/outbox/outbox.ts'
import { query, findOne } from '../../../platform/db/rows.ts'

export const ticketSeconds = 60
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()
const wellFormed = /^[A-Za-z0-9_-]{43}$/

/** Issues a ticket. The database stores only the ticket's hash; only the client has the ticket itself. */
export const issueLiveTicket = async (tx: Tx, sessionId: string, now: Date): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  await sql`insert into live.ticket (hash, session_id, expires_at)
    values (${hashOf(ticket)}, ${sessionId}, ${new Date(now.getTime() + ticketSeconds * 1000)})`.execute(tx)
  return ticket
}

export type LiveTicketHolder = { sessionId: string; audience: Audience; personId: string }
export type NoHolder = 'unknown' | 'expired' | 'ended'
type Row = LiveTicketHolder & { ticketUntil: Date; sessionUntil: Date; endedWhy: EndedWhy | null }

/** Redeems a ticket. It works only once, on any process. */
export const redeemLiveTicket = async (db: Db, ticket: string, now: Date): Promise<LiveTicketHolder | NoHolder> => {
  if (!wellFormed.test(ticket)) return 'unknown'
  const row = await findOne<Row>(db)`with taken as (delete from live.ticket where hash = ${hashOf(ticket)} returning session_id, expires_at)
    select s.id as "sessionId", s.audience, s.person_id as "personId", taken.expires_at as "ticketUntil",
      s.expires_at as "sessionUntil", s.ended_why as "endedWhy"
    from taken join platform.session s on s.id = taken.session_id`
  if (!row || row.endedWhy === 'logout') return 'unknown'
  if (row.endedWhy !== null) return 'ended'
  if (row.ticketUntil <= now || row.sessionUntil <= now) return 'expired'
  return { sessionId: row.sessionId, audience: row.audience, personId: row.personId }
}

/** Those of these sessions that have ended. */
export const sessionsOver = async (db: Db, ids: readonly string[], now: Date): Promise<string[]> => {
  const alive = await query<{ id: string }>(db)`select id from platform.session
    where id = any(${ids}::bigint[]) and ended_at is null and expires_at > ${now}`
  const aliveIds = new Set(alive.map((row) => row.id))
  return ids.filter((id) => !aliveIds.has(id))
}

export const deleteLiveTickets = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from live.ticket where expires_at < ${now}`.execute(db)
}
