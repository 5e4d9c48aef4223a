import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'

/** A UTC date, such as `2026-11-21`. */
export type Day = string
/** A shop's sales of one day: the amount paid for that day's orders, minus later refunds of these orders. */
export type DaySum = { day: Day; orders: number; net: Money }

/** The stored sums, plus the order changes that are not yet added to the sums. */
const sums = (shopId: string) => sql`(
  select day, orders, net from orders.day_sum where shop_id = ${shopId}
  union all select day, orders::bigint, net from orders.sum_step where shop_id = ${shopId}) summed`

/** A shop's sums by day; includes only days with sales. */
export const daySums = async (db: Db, shopId: string, from: Day, to: Day): Promise<DaySum[]> => {
  const found = await query<{ day: string; orders: number; net: string }>(db)`
    select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders, sum(net)::bigint as net from ${sums(shopId)}
    where day between ${from}::date and ${to}::date group by day having sum(orders) <> 0 or sum(net) <> 0 order by day`
  return found.map((row) => ({ ...row, net: minor(BigInt(row.net)) }))
}

const figures = ['today', 'yesterday', 'month', 'monthBefore', 'lastMonth', 'beforeLast', 'total'] as const
/** `monthBefore` covers the previous month up to the same day of the month, for comparison with the current month. */
export type SalesFigures = Record<(typeof figures)[number], Money> & { orders: number }

/** The main sales statistics of a shop. */
export const salesFigures = async (db: Db, shopId: string, today: Day): Promise<SalesFigures> => {
  const month = sql`date_trunc('month', ${today}::date)`
  const said = (such: ReturnType<typeof sql>) => sql`coalesce(sum(net) filter (where ${such}), 0)::bigint`
  const row = await getOne<Record<(typeof figures)[number], string> & { orders: number }>(db)`
    select ${said(sql`day = ${today}::date`)} as today, ${said(sql`day = ${today}::date - 1`)} as yesterday,
      ${said(sql`day >= ${month}`)} as month,
      ${said(sql`day >= ${month} - interval '1 month' and day <= ${today}::date - interval '1 month'`)} as "monthBefore",
      ${said(sql`day >= ${month} - interval '1 month' and day < ${month}`)} as "lastMonth",
      ${said(sql`day >= ${month} - interval '2 months' and day < ${month} - interval '1 month'`)} as "beforeLast",
      ${said(sql`true`)} as total, coalesce(sum(orders), 0)::int as orders
    from ${sums(shopId)}`
  const money = Object.fromEntries(figures.map((name) => [name, minor(BigInt(row[name]))])) as Record<(typeof figures)[number], Money>
  return { ...money, orders: row.orders }
}

type BestGoods = { productId: string; pieces: number; amount: Money }

/** A shop's best-selling products in the months that this range of days touches. */
export const bestGoods = async (db: Db, shopId: string, from: Day, to: Day, limit: number): Promise<BestGoods[]> => {
  const found = await query<{ productId: string; pieces: number; amount: string }>(db)`
    select product_id as "productId", sum(pieces)::int as pieces, sum(amount)::bigint as amount from (
      select each.* from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') as of (month) cross join lateral (
        select product_id, pieces, amount from orders.goods_sum where shop_id = ${shopId} and month = of.month::date and amount > 0
        order by amount desc, product_id limit 50
      ) each
    ) best group by product_id order by amount desc, product_id limit ${limit}`
  return found.map((row) => ({ ...row, amount: minor(BigInt(row.amount)) }))
}
