import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type RefundLine = { refundId: string; line: number; quantity: number; amount: Money; mall: Money }
type RawLine = Omit<RefundLine, 'amount' | 'mall'> & { amount: string; mall: string }

/** The lines of these refund requests, sorted. */
export const linesOfRefunds = async (db: Db, refundIds: readonly string[]): Promise<RefundLine[]> => {
  const found = await query<RawLine>(db)`select refund_id as "refundId", line, quantity, amount, mall from refunds.line
    where refund_id = any(${refundIds}::bigint[]) order by refund_id, line`
  return found.map((row) => ({ ...row, amount: minor(BigInt(row.amount)), mall: minor(BigInt(row.mall)) }))
}

/**
 * The refunds of an order line: the unfinished request, and the refunded units. The units of the request `paying`, which is about to be paid, count
 * as refunded in full.
 */
type RefundsOfLine = {
  orderId: string
  line: number
  open: string | null
  gone: number
  /** Number of units that were refunded in full. */
  goneInFull: number
  times: number
}
export const refundsOfOrders = (db: Db, orderIds: readonly string[], paying: string | null = null): Promise<RefundsOfLine[]> =>
  query<RefundsOfLine>(db)`
    select line.order_id as "orderId", line, min(refund_id) filter (where standing = 'open') as open,
      coalesce(sum(quantity) filter (where standing = 'back'), 0)::int as gone,
      coalesce(sum(quantity) filter (where refund_id = ${paying}::bigint or standing = 'back' and returned = items + delivery), 0)::int as "goneInFull",
      count(*)::int as times
    from refunds.line join refunds.refund on refund.id = refund_id
    where line.order_id = any(${orderIds}::bigint[]) group by line.order_id, line order by line.order_id, line`

/** The orders that had a refund request, each with its newest unfinished one; null if all are finished. */
export const openRequestsOf = async (db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  const found = await query<{ orderId: string; open: string | null }>(db)`select order_id as "orderId",
    max(id) filter (where state not in ('refunded', 'closed', 'cancelled')) as open
    from refunds.refund where order_id = any(${orderIds}::bigint[]) group by order_id`
  return new Map(found.map(({ orderId, open }) => [orderId, open]))
}

/** Ids of the orders whose delivery fee was refunded. */
export const deliveredForNothing = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await query<{ orderId: string }>(db)`select distinct order_id as "orderId" from refunds.refund
    where order_id = any(${orderIds}::bigint[]) and state in ('refunding', 'refunded') and delivery + mall_delivery > 0`
  return new Set(found.map(({ orderId }) => orderId))
}

/** Units of each line that were refunded when this request was made. A line has one unfinished request at a time, so its earlier requests were over. */
export const goneBefore = (db: Db, { id, orderId }: { id: string; orderId: string }): Promise<{ line: number; gone: number }[]> =>
  query<{ line: number; gone: number }>(db)`select line, coalesce(sum(quantity), 0)::int as gone from refunds.line
    where order_id = ${orderId}::bigint and refund_id < ${id}::bigint and standing = 'back' group by line order by line`
