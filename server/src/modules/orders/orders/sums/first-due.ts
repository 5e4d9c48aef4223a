import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import type { OrderRecord } from '../lookup/order.ts'
import { orderById } from '../lookup/read-order.ts'

/** The shop's order with this status whose automatic transition is due first. */
export const firstDue = async (db: Db, shopId: string, status: 'paid' | 'to_ship'): Promise<OrderRecord | null> => {
  // The status is a literal, not a parameter, so that PostgreSQL uses the partial index of due orders.
  const found = await findOne<{ id: string }>(db)`select id from orders.order_header
    where shop_id = ${shopId} and status = ${sql.lit(status)} order by next_at limit 1`
  return found && orderById(db, found.id)
}
