import { hourMs } from '@plaza/values'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'
import type { ListedOrder, OrderStatus } from './order.ts'
import { findWords, searchableText, containsPattern } from './find-words.ts'
import { listedColumns, type RawListed, orderPreview, typedListed } from './order-columns.ts'

/** The owner of the orders: a customer's purchases, or a shop's sales. */
export type OrdersOf = { customerId: string } | { shopId: string }
export type OrderFilter = OrdersOf & {
  statuses?: readonly OrderStatus[]
  /** Only orders with unfinished refund requests, or with unrated lines received after `toRateSince`. */
  only?: 'open_refunds' | { toRateSince: Date }
  /** An order number, or words from the goods and from the other party's name. For buyers this is the shop, for shops the buyer. */
  keyword?: string
  from?: Date
  to?: Date
}
/** `next` is the cursor of the next page; null on the last page. */
type OrdersPage = { orders: ListedOrder[]; next: string | null }

/** Orders after the cursor, newest first. A late page of a list costs no more than the first page. */
export const ordersBefore = async (db: Db, wanted: OrderFilter, after: string | null, limit: number): Promise<OrdersPage> => {
  if (wanted.keyword?.trim()) return findOrders(db, wanted, wanted.keyword, after, limit)
  const found = await query<RawListed>(db)`select ${listedColumns} from (${idsOf(wanted, after, limit + 1)}) picked
    join orders.order_header using (id) cross join ${orderPreview} order by order_header.id desc`
  const orders = found.slice(0, limit).map(typedListed)
  return { orders, next: found.length > limit ? (orders.at(-1)?.id ?? null) : null }
}

const ownedBy = (wanted: OrdersOf) => ('shopId' in wanted ? sql`shop_id = ${wanted.shopId}` : sql`customer_id = ${wanted.customerId}`)

/** The order ids of a page, from one index scan per status. The results are merged. */
const idsOf = (wanted: OrderFilter, after: string | null, limit: number): RawBuilder<unknown> => {
  const before = after ? sql`and id < ${after}::bigint` : sql``
  const { only, statuses } = wanted
  if (typeof only === 'object')
    return sql`select order_id as id from orders.to_rate where ${ownedBy(wanted)} and received_at > ${only.toRateSince}::timestamptz
      ${after ? sql`and order_id < ${after}::bigint` : sql``} order by order_id desc limit ${limit}`
  const narrowed = sql`${before} ${only ? sql`and open_refunds > 0` : sql``} ${placedWithin(wanted)}`
  if (!statuses) return sql`select id from orders.order_header where ${ownedBy(wanted)} ${narrowed} order by id desc limit ${limit}`
  return sql`select each.id from unnest(${statuses}::text[]) as of (state) cross join lateral (
      select id from orders.order_header where ${ownedBy(wanted)} and status = of.state ${narrowed} order by id desc limit ${limit}
    ) each order by each.id desc limit ${limit}`
}

/**
 * Order ids ascend with the order time, except when several servers create orders at the same moment. Dates therefore become id bounds with an hour
 * of margin.
 */
const placedWithin = (wanted: OrderFilter): RawBuilder<unknown> => {
  const { from, to } = wanted
  const edge = (at: Date, ms: number) => new Date(at.getTime() + ms)
  const first = (at: Date) => sql`and placed_at >= ${at}::timestamptz and id >= coalesce((select id from orders.order_header
    where ${ownedBy(wanted)} and placed_at >= ${edge(at, -hourMs)}::timestamptz order by placed_at, id limit 1), 0)`
  const last = (at: Date) => sql`and placed_at < ${at}::timestamptz and id <= coalesce((select id from orders.order_header
    where ${ownedBy(wanted)} and placed_at < ${edge(at, hourMs)}::timestamptz order by placed_at desc, id desc limit 1), 0)`
  return sql`${from ? first(from) : sql``} ${to ? last(to) : sql``}`
}

/** The search first scans this number of newest orders. Frequent matches and short order lists are found there. */
const looked = { ofShop: 1_000, ofBuyer: 5_000 }

/**
 * An order number is looked up directly. Words are searched in the newest orders first. In older orders they are searched through the shop's search
 * index.
 */
const findOrders = async (db: Db, wanted: OrderFilter, keyword: string, after: string | null, limit: number): Promise<OrdersPage> => {
  const numbered = after
    ? []
    : await query<{ id: string }>(
        db,
      )`select id from orders.order_header where order_no = ${keyword.trim().toUpperCase()} and ${ownedBy(wanted)}`
  if (numbered.length > 0) return pageOf(db, numbered, null)
  const words = findWords(keyword)
  const isShop = 'shopId' in wanted
  const atOnce = isShop ? looked.ofShop : looked.ofBuyer
  const newest = await getOne<{ count: number; last: string | null; found: string[] }>(db)`
    with picked as materialized (${idsOf(wanted, after, atOnce)})
    select (select count(*)::int from picked) as count, (select min(id) from picked) as last, array(
      select id from picked join orders.search on order_id = id
      where ${searchableText(isShop)} like all (${words.map(containsPattern)}::text[]) order by id desc limit ${limit + 1}
    ) as found`
  const found = newest.found.map((id) => ({ id }))
  if (found.length > limit) return pageOf(db, found.slice(0, limit), found[limit - 1]?.id ?? null)
  if (newest.count < atOnce) return pageOf(db, found, null)
  // If a buyer has more orders than were scanned, the next page searches the older orders. The same applies to a shop whose search word is too short
  // for the index.
  if (!isShop || !(await hasKeys(db, words))) return pageOf(db, found, newest.last)
  const beyond = await idsByKeys(db, wanted, words, newest.last, limit + 1 - found.length)
  const ids = [...found, ...beyond]
  return pageOf(db, ids.slice(0, limit), ids.length > limit ? (ids[limit - 1]?.id ?? null) : null)
}

const hasKeys = async (db: Db, words: readonly string[]): Promise<boolean> =>
  (await getOne<{ has: boolean }>(db)`select orders.search_keys(0, ${words.join(' ')}) <> '{}' as has`).has

/** A shop's orders before the cursor that contain the index keys of every word. The caller then checks the words themselves. */
const idsByKeys = (
  db: Db,
  wanted: OrderFilter & { shopId: string },
  words: readonly string[],
  after: string | null,
  limit: number,
): Promise<{ id: string }[]> => {
  const { only, statuses, from, to } = wanted
  const isNarrowed = statuses !== undefined || only !== undefined || from !== undefined || to !== undefined
  // Without a filter the search needs no join with the orders; the orders on the page are read afterwards.
  const narrowed = sql`join orders.order_header on id = order_id where true ${statuses ? sql`and status = any(${statuses}::text[])` : sql``}
    ${only ? sql`and open_refunds > 0` : sql``} ${from ? sql`and placed_at >= ${from}::timestamptz` : sql``}
    ${to ? sql`and placed_at < ${to}::timestamptz` : sql``}`
  return query<{ id: string }>(db)`
    with having_keys as materialized (
      select order_id from orders.search
      where orders.search_keys(shop_id, goods || ' ' || buyer) @> orders.search_keys(${wanted.shopId}::bigint, ${words.join(' ')})
        and shop_id = ${wanted.shopId} and order_id < ${after}::bigint and ${searchableText(true)} like all (${words.map(containsPattern)}::text[])
    )
    select order_id as id from having_keys ${isNarrowed ? narrowed : sql``} order by order_id desc limit ${limit}`
}

const pageOf = async (db: Db, ids: readonly { id: string }[], next: string | null): Promise<OrdersPage> => {
  if (ids.length === 0) return { orders: [], next }
  const found = await query<RawListed>(db)`select ${listedColumns} from orders.order_header cross join ${orderPreview}
    where order_header.id = any(${ids.map(({ id }) => id)}::bigint[]) order by order_header.id desc`
  return { orders: found.map(typedListed), next }
}
