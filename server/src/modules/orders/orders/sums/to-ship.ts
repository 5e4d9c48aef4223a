import { type RawBuilder, sql } from 'kysely'

/** How many orders wait to be sent by a shop, as a part of a statement that somebody else asks. */
export const toShipOf = (shopId: RawBuilder<unknown>, most: number): RawBuilder<unknown> => sql`(select count(*) from (
  select from orders.sale where shop_id = ${shopId} and status in ('paid', 'to_ship') limit ${sql.lit(most)}) waiting)`
