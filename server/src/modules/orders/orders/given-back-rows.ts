import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type ReturnedLine = { line: number; skuId: string; quantity: number }

/** Records the order lines of which all units were refunded. Returns the lines recorded for the first time. */
export const writeReturnedLines = (
  tx: Tx,
  orderId: string,
  units: readonly Omit<ReturnedLine, 'skuId'>[],
  at: Date,
): Promise<ReturnedLine[]> =>
  query<ReturnedLine>(tx)`
    with back as (select * from unnest(${units.map(({ line }) => line)}::smallint[], ${units.map(({ quantity }) => quantity)}::int[]) as back (line, quantity)),
    written as (
      insert into orders.given_back (order_id, line, at)
      select order_id, line, ${at} from orders.line join back using (line) where order_id = ${orderId} and back.quantity >= line.quantity
      on conflict do nothing returning line
    )
    select line.line, line.sku_id as "skuId", line.quantity from orders.line join written using (line) where order_id = ${orderId} order by line.line`

/** Refunded lines of a received order no longer wait for a rating. Lines refunded before receipt never waited. */
export const waitNoLonger = async (tx: Tx, orderId: string, lines: readonly number[]): Promise<void> => {
  const waited = sql`(select count(*) from orders.given_back join orders.to_rate using (order_id)
    where order_id = ${orderId} and line = any(${lines as number[]}::smallint[]) and at >= received_at)`
  await sql`delete from orders.to_rate where order_id = ${orderId} and lines_left <= ${waited}`.execute(tx)
  await sql`update orders.to_rate set lines_left = lines_left - ${waited} where order_id = ${orderId}`.execute(tx)
}
