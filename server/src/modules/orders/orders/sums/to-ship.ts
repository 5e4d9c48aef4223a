import { type RawBuilder, sql } from 'kysely'

/** The number of orders that a shop must still ship, as a subquery. */
export const toShipOf = (shopId: RawBuilder<unknown>, most: number): RawBuilder<unknown> => sql`(select count(*) from (
  select from orders.order_header where shop_id = ${shopId} and status in ('paid', 'to_ship') limit ${sql.lit(most)}) waiting)`
