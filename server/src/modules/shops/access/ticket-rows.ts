import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { findOne } from '../../../platform/db/rows.ts'

const ticketSeconds = 60
const hashOf = (ticket: string) => hash('sha256', ticket, 'buffer')
const wellFormed = /^[A-Za-z0-9_-]{43}$/

/** Issues a ticket for the console. The database stores only its hash; the caller gets the ticket. */
export const issueConsoleTicket = async (tx: Tx, customerId: string, now: Date): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  await sql`insert into access.ticket (hash, customer_id, expires_at)
    values (${hashOf(ticket)}, ${customerId}, ${new Date(now.getTime() + ticketSeconds * 1000)})`.execute(tx)
  return ticket
}

/** Redeems a ticket, once across all processes. Null if the ticket is unknown or expired. */
export const redeemConsoleTicket = async (tx: Tx, ticket: string, now: Date): Promise<string | null> => {
  if (!wellFormed.test(ticket)) return null
  const row = await findOne<{ customerId: string; expiresAt: Date }>(tx)`
    delete from access.ticket where hash = ${hashOf(ticket)} returning customer_id as "customerId", expires_at as "expiresAt"`
  return row && row.expiresAt > now ? row.customerId : null
}

export const deleteConsoleTickets = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from access.ticket where expires_at < ${now}`.execute(db)
}
