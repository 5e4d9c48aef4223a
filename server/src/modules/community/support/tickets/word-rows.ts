import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type WordRow = { id: string; side: 'asker' | 'staff'; author: string; text: string; uploadIds: string[]; at: Date }
const maxShown = 200

/** The ticket's latest messages, oldest first. */
export const ticketMessages = async (db: Db, ticketId: string): Promise<WordRow[]> => {
  const found = await query<WordRow>(db)`select id, side, author, text, upload_ids as "uploadIds", at from support.message
    where ticket_id = ${ticketId} order by id desc limit ${maxShown}`
  return found.toReversed()
}

export const insertWord = async (tx: Tx, ticketId: string, word: Omit<WordRow, 'id'>): Promise<void> => {
  await sql`insert into support.message (ticket_id, side, author, text, upload_ids, at)
    values (${ticketId}, ${word.side}, ${word.author}, ${word.text}, ${word.uploadIds}::bigint[], ${word.at})`.execute(tx)
}

/** The customer's ticket messages for the customer's data export. */
export const ownTicketWords = (db: Db, customerId: string) => query<{ subject: string; by: string; text: string; at: Date }>(db)`
    select subject, side as by, text, at from support.message join support.ticket on ticket.id = ticket_id
    where customer_id = ${customerId} order by message.id desc limit 10000`
