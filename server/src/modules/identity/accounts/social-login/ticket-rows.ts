import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne, exists } from '../../../../platform/db/rows.ts'
import { sha256 } from './browser.ts'

export type Ticket = {
  platform: string
  subject: string
  fullName: string
  email: string | null
  emailVerified: boolean
  returnTo: string | null
}
/** The holder of a ticket: its token, and the hash of the browser that received it. */
export type LoginTicketHolder = { token: string; browser: Buffer }

const twoMinutesMs = 2 * 60_000
const tenMinutesMs = 10 * 60_000
const columns = sql`platform, subject, full_name as "fullName", email, email_verified as "emailVerified", return_to as "returnTo"`
const heldBy = ({ token, browser }: LoginTicketHolder, now: Date) =>
  sql`token_hash = ${sha256(token)} and browser_hash = ${browser} and expires_at > ${now}`

/** Records that a login attempt returned from the platform. False if the attempt returned before. */
export const endJourney = (db: Db, state: string, until: Date): Promise<boolean> =>
  exists(db)`insert into accounts.social_journey (state_hash, expires_at) values (${sha256(state)}, ${until})
    on conflict do nothing returning 1`

export const insertLoginTicket = async (db: Db, { token, browser }: LoginTicketHolder, ticket: Ticket, now: Date): Promise<void> => {
  await sql`insert into accounts.social_ticket (token_hash, browser_hash, platform, subject, full_name, email, email_verified, return_to, expires_at)
    values (${sha256(token)}, ${browser}, ${ticket.platform}, ${ticket.subject}, ${ticket.fullName}, ${ticket.email}, ${ticket.emailVerified},
      ${ticket.returnTo}, ${new Date(now.getTime() + twoMinutesMs)})`.execute(db)
}

/** Redeems a ticket, once. For ten minutes afterwards, the ticket can only be used to link an account. */
export const consumeTicket = (tx: Tx, holder: LoginTicketHolder, platform: string, now: Date): Promise<Ticket | null> =>
  findOne<Ticket>(tx)`update accounts.social_ticket set shown_at = ${now}, expires_at = ${new Date(now.getTime() + tenMinutesMs)}
    where ${heldBy(holder, now)} and platform = ${platform} and shown_at is null returning ${columns}`

export const findTicket = (db: Db, holder: LoginTicketHolder, now: Date): Promise<Ticket | null> =>
  findOne<Ticket>(db)`select ${columns} from accounts.social_ticket where ${heldBy(holder, now)}`

/** Deletes the ticket. Returns false if another request deleted it first. */
export const spendTicket = async (tx: Tx, holder: LoginTicketHolder, now: Date): Promise<boolean> =>
  exists(tx)`delete from accounts.social_ticket where ${heldBy(holder, now)} returning 1`

export const forgetOldTickets = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from accounts.social_ticket where expires_at < ${now}`.execute(db)
  await sql`delete from accounts.social_journey where expires_at < ${now}`.execute(db)
}
