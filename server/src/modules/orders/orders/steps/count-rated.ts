import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** Records that one more line of this order is rated. */
export const countRated = async (tx: Tx, orderId: string): Promise<void> => {
  await sql`delete from orders.to_rate where order_id = ${orderId} and lines_left = 1`.execute(tx)
  await sql`update orders.to_rate set lines_left = lines_left - 1 where order_id = ${orderId}`.execute(tx)
}
