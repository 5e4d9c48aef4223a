import { sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import { all } from '../../../kernel/rows.ts'
import type { SaleStatus } from './sale.ts'
import type { SalesOf } from './list-sales.ts'

export type SaleCounts = Readonly<Record<SaleStatus, number>>
const states: readonly SaleStatus[] = [
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

/** How many orders are in each state, up to `most`: nobody reads more, and no index is walked further. */
export const countsOf = async (db: Db, owner: SalesOf, most: number): Promise<SaleCounts> => {
  const owned = 'shopId' in owner ? sql`shop_id = ${owner.shopId}` : sql`customer_id = ${owner.customerId}`
  const found = await all<{ state: SaleStatus; count: number }>(db)`
    select of.state, each.count from unnest(${states}::text[]) as of (state) cross join lateral (
      select count(*)::int as count from (select 1 from orders.sale where ${owned} and status = of.state limit ${most}) counted
    ) each`
  return Object.fromEntries(found.map(({ state, count }) => [state, count])) as Record<SaleStatus, number>
}

/** Somebody's orders with requests for money back that are open, and those with something to rate, up to `most`. */
export const waitingOf = async (
  db: Db,
  customerId: string,
  toRateSince: Date,
  most: number,
): Promise<{ refunds: number; toRate: number }> => {
  const [found] = await all<{ refunds: number; toRate: number }>(db)`select
      (select count(*)::int from (select 1 from orders.sale where customer_id = ${customerId} and open_refunds > 0 limit ${most}) counted) as refunds,
      (select count(*)::int from (select 1 from orders.to_rate where customer_id = ${customerId} and received_at > ${toRateSince}::timestamptz
        limit ${most}) counted) as "toRate"`
  return found ?? { refunds: 0, toRate: 0 }
}
