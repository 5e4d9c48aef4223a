import { type RawBuilder, sql } from 'kysely'

/** A subquery `reference, amount`: the number of open refund requests that each order has recorded. */
export const openRefundsOfOrders = (): RawBuilder<unknown> =>
  sql`select 'order:' || id as reference, open_refunds::bigint as amount from orders.sale where open_refunds > 0`
