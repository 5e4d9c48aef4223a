import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type GivenBack = { line: number; skuId: string; quantity: number }

/** Records the lines of which all units got their money back; returns the lines recorded for the first time. */
export const writeGivenBack = (tx: Tx, saleId: string, units: readonly Omit<GivenBack, 'skuId'>[], at: Date): Promise<GivenBack[]> =>
  query<GivenBack>(tx)`
    with back as (select * from unnest(${units.map(({ line }) => line)}::smallint[], ${units.map(({ quantity }) => quantity)}::int[]) as back (line, quantity)),
    written as (
      insert into orders.given_back (sale_id, line, at)
      select sale_id, line, ${at} from orders.line join back using (line) where sale_id = ${saleId} and back.quantity >= line.quantity
      on conflict do nothing returning line
    )
    select line.line, line.sku_id as "skuId", line.quantity from orders.line join written using (line) where sale_id = ${saleId} order by line.line`

/** A line that was received and then returned no longer waits for a rating. Lines returned before receipt never waited. */
export const waitNoLonger = async (tx: Tx, saleId: string, lines: readonly number[]): Promise<void> => {
  const waited = sql`(select count(*) from orders.given_back join orders.to_rate using (sale_id)
    where sale_id = ${saleId} and line = any(${lines as number[]}::smallint[]) and at >= received_at)`
  await sql`delete from orders.to_rate where sale_id = ${saleId} and lines_left <= ${waited}`.execute(tx)
  await sql`update orders.to_rate set lines_left = lines_left - ${waited} where sale_id = ${saleId}`.execute(tx)
}
