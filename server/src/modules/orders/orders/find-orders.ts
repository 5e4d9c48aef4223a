import { minor, type Money } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'
import type { OrderRecord } from './lookup/order.ts'
import { ordersByIds } from './lookup/read-order.ts'
import { daysAround, hasSigns, numberBegins, signsOf } from './number-parts.ts'

/** The order with this number, and its customer. */
export const orderByNumber = (db: Db, orderNo: string): Promise<{ id: string; customerId: string } | null> =>
  findOne<{ id: string; customerId: string }>(
    db,
  )`select id, customer_id as "customerId" from orders.order_header where order_no = upper(${orderNo})`

/** The numbers of these orders, by ID. */
export const numbersOfOrders = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const found = await query<{ id: string; orderNo: string }>(
    db,
  )`select id, order_no as "orderNo" from orders.order_header where id = any(${[...new Set(ids)]}::bigint[])`
  return new Map(found.map(({ id, orderNo }) => [id, orderNo]))
}

type NumberPart = { start: string | null; signs: string | null; limit: number }
/** Orders whose number begins with `start`, and orders whose number has `signs` after its dash. The latest numbers first. */
export const ordersNumbered = async (db: Db, { start, signs, limit }: NumberPart): Promise<OrderRecord[]> => {
  const number = sql`order_no`
  const walks = [
    ...(start === null
      ? []
      : [sql`(select id from orders.order_header where ${numberBegins(number, start)} order by order_no desc limit ${limit})`]),
    ...(signs === null
      ? []
      : [
          sql`(select id from orders.order_header where ${hasSigns(number, signs)}
            order by ${signsOf(number)} using ~<~, id desc limit ${limit})`,
        ]),
  ]
  if (walks.length === 0) return []
  const found = await query<{ id: string }>(db)`${sql.join(walks, sql` union all `)}`
  return ordersByIds(
    db,
    found.map(({ id }) => id),
  )
}

/** The meanings of a staff search: parts of an order number, buyers, a shop. An order that fits one of them is found. */
export type OrderSearch = { start: string | null; signs: string | null; customerIds: readonly string[]; shopId: string | null }
type EveryOrderFilter = { search?: OrderSearch; status?: OrderRecord['status']; before: string | null; limit: number }

/** The meanings of a search as parts of indexes. The orders of a few buyers or signs are sorted after they are read, so that no other index is walked. */
const partsOf = ({ start, signs, customerIds, shopId }: OrderSearch): { such: RawBuilder<unknown>; isFew: boolean }[] => {
  const number = sql`order_no`
  const days = start === null ? null : daysAround(start)
  const ofDays = days && start !== null && sql`${numberBegins(number, start)} and placed_at >= ${days.from} and placed_at < ${days.to}`
  return [
    ...(ofDays ? [{ such: ofDays, isFew: false }] : []),
    ...(signs === null ? [] : [{ such: hasSigns(number, signs), isFew: true }]),
    ...(customerIds.length === 0 ? [] : [{ such: sql`customer_id = any(${customerIds}::bigint[])`, isFew: true }]),
    ...(shopId === null ? [] : [{ such: sql`shop_id = ${shopId}`, isFew: false }]),
  ]
}

/** Orders of the whole mall, or those of a search, by the time at which they were placed, newest first. `before` is the last order of the page before. */
export const everyOrderBefore = async (db: Db, { search, status, before, limit }: EveryOrderFilter): Promise<OrderRecord[]> => {
  const parts = search ? partsOf(search) : [{ such: sql`true`, isFew: false }]
  if (parts.length === 0) return []
  const newest = sql`order by placed_at desc, id desc limit ${limit}`
  const walks = parts.map(({ such, isFew }) => {
    const own = sql`select id, placed_at from orders.order_header where ${such} ${status ? sql`and status = ${status}` : sql``}
      ${before ? sql`and (placed_at, id) < (select placed_at, id from orders.order_header where id = ${before}::bigint)` : sql``}`
    return isFew ? sql`(with own as materialized (${own}) select id, placed_at from own ${newest})` : sql`(${own} ${newest})`
  })
  const found = await query<{ id: string }>(db)`select id from (${sql.join(walks, sql` union `)}) found ${newest}`
  return ordersByIds(
    db,
    found.map(({ id }) => id),
  )
}

/** The newest orders of these customers. The query reads a few rows of an index for each customer. */
export const newestOrdersOf = async (db: Db, customerIds: readonly string[], limit: number): Promise<OrderRecord[]> => {
  const found = await query<{ id: string }>(db)`select own.id from unnest(${customerIds}::bigint[]) as buyer (id) cross join lateral (
      select order_header.id from orders.order_header where customer_id = buyer.id order by order_header.id desc limit ${limit}
    ) own order by own.id desc limit ${limit}`
  return ordersByIds(
    db,
    found.map(({ id }) => id),
  )
}

/** Cash orders that staff must check, oldest first: received but not reported in time, or reported but not handed over. */
export const cashOrdersAfter = async (db: Db, view: 'unreported' | 'kept', after: string | null, limit: number): Promise<OrderRecord[]> => {
  const such =
    view === 'unreported'
      ? sql`payment_status = 'cod_due' and status = 'received' and next_at is null`
      : sql`collected_at is not null and handed_over_at is null`
  const found = await query<{ id: string }>(
    db,
  )`select id from orders.order_header where ${such} ${after ? sql`and id > ${after}::bigint` : sql``}
    order by id limit ${limit}`
  return ordersByIds(
    db,
    found.map(({ id }) => id),
  )
}

/** Number of orders placed in a period, and the amount paid in it, in minor units. */
export const soldWithin = async (db: Db, from: Date, to: Date): Promise<{ orders: number; sales: Money }> => {
  const row = await getOne<{ orders: number; sales: string }>(db)`select
    (select count(*)::int from orders.order_header where placed_at >= ${from} and placed_at < ${to}) as orders,
    (select coalesce(sum(total), 0) from orders.order_header where paid_at >= ${from} and paid_at < ${to}) as sales`
  return { orders: row.orders, sales: minor(BigInt(row.sales)) }
}

type SoldDay = { day: string; placed: number; paid: number; sum: Money }

/** Number and amount of orders placed and paid per day, newest day first. */
export const soldByDay = async (db: Db, from: Date, to: Date): Promise<SoldDay[]> => {
  const found = await query<Omit<SoldDay, 'sum'> & { sum: string }>(db)`select day::text as day, sum(placed)::int as placed,
      sum(paid)::int as paid, sum(sum) as sum from (
    select (placed_at at time zone 'UTC')::date as day, 1 as placed, 0 as paid, 0::bigint as sum
      from orders.order_header where placed_at >= ${from} and placed_at < ${to}
    union all
    select (paid_at at time zone 'UTC')::date, 0, 1, total from orders.order_header where paid_at >= ${from} and paid_at < ${to}
  ) moved group by day order by day desc`
  return found.map((row) => ({ ...row, sum: minor(BigInt(row.sum)) }))
}
