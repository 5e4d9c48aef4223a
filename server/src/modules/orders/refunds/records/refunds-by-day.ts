import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type RefundedDay = { day: string; asked: number; refunded: number; sum: Money }

/** Per day: number of refund requests, number and sum of paid refunds. Newest day first. */
export const refundedByDay = async (db: Db, from: Date, to: Date): Promise<RefundedDay[]> => {
  const found = await query<Omit<RefundedDay, 'sum'> & { sum: string }>(db)`select day::text as day, sum(asked)::int as asked,
      sum(refunded)::int as refunded, sum(sum) as sum from (
    select (asked_at at time zone 'UTC')::date as day, 1 as asked, 0 as refunded, 0::bigint as sum
      from refunds.refund where asked_at >= ${from} and asked_at < ${to}
    union all
    select (refunded_at at time zone 'UTC')::date, 0, 1, coalesce(returned, 0)
      from refunds.refund where refunded_at >= ${from} and refunded_at < ${to}
  ) moved group by day order by day desc`
  return found.map((row) => ({ ...row, sum: minor(BigInt(row.sum)) }))
}
