import type { refundTabs } from '@plaza/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query, getOne, exists } from '../../../../platform/db/rows.ts'
import { hasSigns, numberBegins } from '../../orders/index.ts'
import { type RawRefund, refundColumns, type RefundRow, typedRefund } from './refund-rows.ts'

type Tab = (typeof refundTabs)[number]
const over = sql`('refunded', 'closed', 'cancelled')`
/** The tabs count requests up to this number. */
const maxCounted = 99

const isUnfinished = sql`state not in ${over}`
const isMine = sql`state in ('offered', 'awaiting_return', 'rejected')`
/**
 * The filter of each of a buyer's tabs. `mine` shows requests that wait for the buyer, `open` those that wait for the shop or staff. Each request is in one
 * tab besides `all`.
 */
const tabs: Readonly<Record<Tab, RawBuilder<unknown>>> = {
  all: sql`true`,
  mine: isMine,
  open: sql`${isUnfinished} and not ${isMine}`,
  done: sql`state in ${over}`,
}

/** A customer's refund requests, newest first. */
export const refundsOf = async (
  db: Db,
  wanted: { customerId: string; tab: Tab; before: string | null; limit: number },
): Promise<RefundRow[]> => {
  const found = await query<RawRefund>(
    db,
  )`select ${refundColumns} from refunds.refund where customer_id = ${wanted.customerId} and ${tabs[wanted.tab]}
    and (${wanted.before}::bigint is null or id < ${wanted.before}::bigint) order by id desc limit ${wanted.limit}`
  return found.map(typedRefund)
}

export const countsOfTabs = (db: Db, customerId: string): Promise<Record<Tab, number>> => {
  const count = (tab: Tab) =>
    sql`(select count(*)::int from (select 1 from refunds.refund where customer_id = ${customerId} and ${tabs[tab]} limit ${maxCounted}) counted)`
  return getOne<Record<Tab, number>>(
    db,
  )`select ${count('all')} as "all", ${count('mine')} as mine, ${count('open')} as open, ${count('done')} as done`
}

const forShop = sql`state in ('applied', 'return_shipped')`
/** A combined sort key. Requests that wait for the shop come first, by deadline in microseconds. The other requests follow, also by deadline. */
const urgency = sql`(case when ${forShop} then 0 else 100000000000000000 end
  + coalesce((extract(epoch from due_at) * 1000000)::bigint, 99999999999999999))::bigint`

type ShopWanted = {
  shopId: string
  which: 'open' | 'done' | 'all'
  after: { urgency: string; id: string } | null
  limit: number
}
type ShopRefund = RefundRow & { urgency: string }

/** Refund requests that a shop received: unfinished requests by urgency, all other requests newest first. */
export const refundsOfShop = async (db: Db, { shopId, which, after, limit }: ShopWanted): Promise<ShopRefund[]> => {
  const id = after?.id ?? null
  const found =
    which === 'open'
      ? await query<RawRefund & { urgency: string }>(db)`select ${refundColumns}, ${urgency} as urgency from refunds.refund
          where shop_id = ${shopId} and ${isUnfinished} and (${id}::bigint is null or (${urgency}, id) > (${after?.urgency ?? null}::bigint, ${id}::bigint))
          order by ${urgency}, id limit ${limit}`
      : await query<RawRefund & { urgency: string }>(db)`select ${refundColumns}, 0::bigint as urgency from refunds.refund
          where shop_id = ${shopId} and ${tabs[which]} and (${id}::bigint is null or id < ${id}::bigint) order by id desc limit ${limit}`
  return found.map((row) => ({ ...typedRefund(row), urgency: row.urgency }))
}

/** The number of refund requests that wait for a shop's answer, as a subquery. */
export const toAnswerOf = (shopId: RawBuilder<unknown>, most: number): RawBuilder<unknown> => sql`(select count(*) from (
  select from refunds.refund where shop_id = ${shopId} and ${forShop} limit ${sql.lit(most)}) waiting)`

export const countsOfShop = (db: Db, shopId: string): Promise<{ open: number; mine: number }> => {
  const count = (such: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select 1 from refunds.refund where shop_id = ${shopId} and ${such} limit ${maxCounted}) counted)`
  return getOne<{ open: number; mine: number }>(db)`select ${count(isUnfinished)} as open, ${count(forShop)} as mine`
}

/** The earliest deadline of the refund requests that wait for this shop; null if no request waits. */
export const firstDueOfShop = async (db: Db, shopId: string): Promise<Date | null> => {
  const found = await getOne<{ at: Date | null }>(db)`select min(due_at) as at from refunds.refund where shop_id = ${shopId} and ${forShop}`
  return found.at
}

/**
 * Whether a customer has an unfinished refund request or a refund that is not paid yet. Until both are finished, the customer's account cannot be
 * deleted.
 */
export const hasOpenRefunds = (db: Db, customerId: string): Promise<boolean> =>
  exists(db)`select 1 from refunds.refund where customer_id = ${customerId} and ${isUnfinished} limit 1`

/** The meanings of a staff search: numbers of a request or an order, buyers. A request that fits one of them is found. */
export type RefundSearch = {
  id: string | null
  orderNo: string | null
  start: string | null
  signs: string | null
  customerIds: readonly string[]
}

const partsOf = ({ id, orderNo, start, signs, customerIds }: RefundSearch): RawBuilder<unknown>[] => {
  const number = sql`order_no`
  return [
    ...(id === null ? [] : [sql`id = ${id}::bigint`]),
    ...(orderNo === null ? [] : [sql`order_no = ${orderNo}`]),
    ...(start === null ? [] : [numberBegins(number, start)]),
    ...(signs === null ? [] : [hasSigns(number, signs)]),
    ...(customerIds.length === 0 ? [] : [sql`customer_id = any(${customerIds}::bigint[])`]),
  ]
}

type EveryRefundFilter = { state?: RefundRow['state']; orderId?: string; search?: RefundSearch; before: string | null; limit: number }

/** Refund requests of the whole mall, newest first: in one state, in all states, of one order, or those of a search. */
export const everyRefundBefore = async (db: Db, { state, orderId, search, before, limit }: EveryRefundFilter): Promise<RefundRow[]> => {
  const narrowed = sql`${state ? sql`and state = ${state}` : sql``} ${orderId ? sql`and order_id = ${orderId}` : sql``}
    ${before ? sql`and id < ${before}::bigint` : sql``}`
  if (!search) {
    const found = await query<RawRefund>(
      db,
    )`select ${refundColumns} from refunds.refund where true ${narrowed} order by id desc limit ${limit}`
    return found.map(typedRefund)
  }
  // Each meaning is a part of an index. Its requests are sorted after they are read, so that no other index is walked.
  const walks = partsOf(search).map((such) => sql`select id from refunds.refund where ${such} ${narrowed}`)
  if (walks.length === 0) return []
  const found = await query<RawRefund>(db)`with fitting as materialized (${sql.join(walks, sql` union `)})
    select ${refundColumns} from refunds.refund where id = any(array(select id from fitting order by id desc limit ${limit})) order by id desc`
  return found.map(typedRefund)
}

/** The newest refund requests of these customers. The query reads a few rows of an index for each customer. */
export const newestRefundsOf = async (db: Db, customerIds: readonly string[], limit: number): Promise<RefundRow[]> => {
  const found = await query<RawRefund>(db)`select ${refundColumns} from refunds.refund where id in (
      select own.id from unnest(${customerIds}::bigint[]) as buyer (id) cross join lateral (
        select r.id from refunds.refund r where r.customer_id = buyer.id order by r.id desc limit ${limit}
      ) own order by own.id desc limit ${limit}
    ) order by id desc`
  return found.map(typedRefund)
}

/** The newest refund requests of these orders of a shop. */
export const newestRefundsOfOrders = async (db: Db, shopId: string, orderIds: readonly string[], limit: number): Promise<RefundRow[]> => {
  const found = await query<RawRefund>(db)`select ${refundColumns} from refunds.refund
    where order_id = any(${orderIds}::bigint[]) and shop_id = ${shopId} order by id desc limit ${limit}`
  return found.map(typedRefund)
}

export const refundsByIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RefundRow>> => {
  const found = await query<RawRefund>(db)`select ${refundColumns} from refunds.refund where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, typedRefund(row)]))
}
