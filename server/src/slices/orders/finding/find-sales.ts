import type { Db } from '../../../kernel/database.ts'
import { one } from '../../../kernel/rows.ts'

/** Which order bears a number, and whose it is. */
export const saleByNumber = (db: Db, orderNo: string): Promise<{ id: string; customerId: string } | null> =>
  one<{ id: string; customerId: string }>(db)`select id, customer_id as "customerId" from orders.sale where order_no = ${orderNo}`
