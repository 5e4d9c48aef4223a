import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** Columns that a user sees before a decision or change. A new value in such a column must change the row's version. */
export const seenColumns: Readonly<Record<string, readonly string[]>> = {
  'application.application': ['state'],
  'chat.report': ['state'],
  'refunds.refund': ['state', 'returned', 'offered'],
  'reviews.report': ['state'],
  'seller_products.entry': ['draft', 'content'],
  'seller_products.submission': ['state'],
  'seller_inventory.stock_delivery': ['state', 'reason'],
  'wallet.recharge': ['check_state', 'credited'],
  'wallet.withdrawal': ['state', 'reference', 'reason'],
}

/** Makes the database refuse a change of visible columns without a new version. So every test of a call detects this fault. */
export const watchVersions = async (db: Db): Promise<void> => {
  await sql`create or replace function public.refuse_kept_version() returns trigger language plpgsql as $$
    begin
      raise exception 'a row of % changed, and its version did not', tg_table_name;
    end $$`.execute(db)
  for (const [table, columns] of Object.entries(seenColumns)) {
    const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
    // A product that its shop removed cannot be changed any more, so it needs no new version.
    const still = table === 'seller_products.entry' ? 'not new.removed and ' : ''
    await sql`create trigger refuse_kept_version after update on ${sql.raw(table)} for each row
      when (${sql.raw(`${still}new.version <= old.version and (${differs})`)}) execute function public.refuse_kept_version()`.execute(db)
  }
}
