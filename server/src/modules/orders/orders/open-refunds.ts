import { type RawBuilder, sql } from 'kysely'

/** A subquery of the number of unfinished refund requests that each order has recorded, with the columns `reference, amount`. */
export const openRefundsOfOrders = (): RawBuilder<unknown> =>
  sql`select 'order:' || id as reference, open_refunds::bigint as amount from orders.order_header where open_refunds > 0`
