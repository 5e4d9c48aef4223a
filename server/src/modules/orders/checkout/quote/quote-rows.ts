import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { getOne, findOne } from '../../../../platform/db/rows.ts'
import type { QuoteContent } from './quote-content.ts'

export type QuoteRow = { id: string; customerId: string; content: QuoteContent; madeAt: Date; expiresAt: Date; isPlaced: boolean }

export const insertQuote = async (tx: Tx, { customerId, content, madeAt, expiresAt }: Omit<QuoteRow, 'id' | 'isPlaced'>): Promise<string> =>
  (
    await getOne<{ id: string }>(tx)`insert into checkout.quote (customer_id, content, made_at, expires_at)
      values (${customerId}, ${JSON.stringify(content)}::jsonb, ${madeAt}, ${expiresAt}) returning id`
  ).id

/** The caller's quote. Null if it belongs to another customer. */
export const ownQuote = (db: Db, customerId: string, id: string): Promise<QuoteRow | null> =>
  findOne<QuoteRow>(db)`select id, customer_id as "customerId", content, made_at as "madeAt", expires_at as "expiresAt",
      exists (select 1 from checkout.payment where quote_id = quote.id) as "isPlaced"
    from checkout.quote where id = ${id} and customer_id = ${customerId}`

export const forgetQuotes = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from checkout.quote where expires_at < ${before}`.execute(db)
}
