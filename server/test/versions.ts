import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** The columns that a user sees before deciding or writing: a change of one of them changes the version of the row. */
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

/** The database refuses a change that keeps the version of what was seen: every test of a call finds it. */
export const watchVersions = async (db: Db): Promise<void> => {
  await sql`create or replace function public.refuse_kept_version() returns trigger language plpgsql as $$
    begin
      raise exception 'a row of % changed, and its version did not', tg_table_name;
    end $$`.execute(db)
  for (const [table, columns] of Object.entries(seenColumns)) {
    const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
    // A product that its shop removed can no longer be written.
    const still = table === 'seller_products.entry' ? 'not new.removed and ' : ''
    await sql`create trigger refuse_kept_version after update on ${sql.raw(table)} for each row
      when (${sql.raw(`${still}new.version <= old.version and (${differs})`)}) execute function public.refuse_kept_version()`.execute(db)
  }
}
