import { type RawBuilder, sql } from 'kysely'

/** How many requests for money back each order counts as open, as a part of another's statement: `reference, amount`. */
export const openRefundsOfSales = (): RawBuilder<unknown> =>
  sql`select 'order:' || id as reference, open_refunds::bigint as amount from orders.sale where open_refunds > 0`
