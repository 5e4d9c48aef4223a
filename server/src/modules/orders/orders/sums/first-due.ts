import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import type { Sale } from '../lookup/sale.ts'
import { saleById } from '../lookup/read-sale.ts'

/** The order that the clock comes to first, of those of a shop that wait in this state. */
export const firstDue = async (db: Db, shopId: string, status: 'paid' | 'to_ship'): Promise<Sale | null> => {
  // Said as it is, so that the index of what is due serves it.
  const found = await findOne<{ id: string }>(db)`select id from orders.sale
    where shop_id = ${shopId} and status = ${sql.lit(status)} order by next_at limit 1`
  return found && saleById(db, found.id)
}
