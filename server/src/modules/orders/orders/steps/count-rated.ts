import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** One line fewer of this order waits for a rating. */
export const countRated = async (tx: Tx, saleId: string): Promise<void> => {
  await sql`delete from orders.to_rate where sale_id = ${saleId} and lines_left = 1`.execute(tx)
  await sql`update orders.to_rate set lines_left = lines_left - 1 where sale_id = ${saleId}`.execute(tx)
}
