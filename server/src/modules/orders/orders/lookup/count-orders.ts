import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { OrderStatus } from './order.ts'
import type { OrdersOf } from './list-orders.ts'

type OrderCounts = Readonly<Record<OrderStatus, number>>
const states: readonly OrderStatus[] = [
  'unpaid',
  'paid',
  'to_ship',
  'shipped',
  'in_transit',
  'on_the_way',
  'delivered',
  'received',
  'completed',
  'cancelled',
]

const inStates = (owned: RawBuilder<unknown>, most: number) => sql`unnest(${states}::text[]) as of (state) cross join lateral (
      select count(*)::int as count from (select 1 from orders.order_header where ${owned} and status = of.state limit ${most}) counted
    ) each`
const counted = (found: readonly { state: OrderStatus; count: number }[]) =>
  Object.fromEntries(found.map(({ state, count }) => [state, count])) as Record<OrderStatus, number>

/** Number of orders in each status, counted up to `most`. Higher counts are not shown, so the index scan stops at `most`. */
export const countsOf = async (db: Db, owner: OrdersOf, most: number): Promise<OrderCounts> => {
  const owned = 'shopId' in owner ? sql`shop_id = ${owner.shopId}` : sql`customer_id = ${owner.customerId}`
  return counted(await query<{ state: OrderStatus; count: number }>(db)`select of.state, each.count from ${inStates(owned, most)}`)
}

type Waiting = { refunds: number; toRate: number }
/** Number of a customer's purchases in each status. Also counts orders with unfinished refund requests and orders with items to rate. */
export const ownCounts = async (
  db: Db,
  customerId: string,
  toRateSince: Date,
  most: number,
): Promise<{ byState: OrderCounts; waiting: Waiting }> => {
  type Row = { state: OrderStatus | 'open_refunds' | 'to_rate'; count: number }
  const found = await query<Row>(db)`select of.state, each.count from ${inStates(sql`customer_id = ${customerId}`, most)}
    union all select 'open_refunds', (select count(*)::int from (select 1 from orders.order_header where customer_id = ${customerId} and open_refunds > 0 limit ${most}) counted)
    union all select 'to_rate', (select count(*)::int from (select 1 from orders.to_rate where customer_id = ${customerId}
      and received_at > ${toRateSince}::timestamptz limit ${most}) counted)`
  const of = (name: Row['state']) => found.find(({ state }) => state === name)?.count ?? 0
  const ofStates = found.filter((row): row is { state: OrderStatus; count: number } => (states as readonly string[]).includes(row.state))
  return { byState: counted(ofStates), waiting: { refunds: of('open_refunds'), toRate: of('to_rate') } }
}
