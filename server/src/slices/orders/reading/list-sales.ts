import { hourMs } from '@plaza/values'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import { all, given } from '../../../kernel/rows.ts'
import type { ListedSale, SaleStatus } from './sale.ts'
import { findWords, ownerText } from './find-words.ts'
import { listedColumns, type RawListed, saleLooks, typedListed } from './sale-columns.ts'

/** Whose orders: somebody's purchases, or the sales of a shop. */
export type SalesOf = { customerId: string } | { shopId: string }
export type WantedSales = SalesOf & {
  statuses?: readonly SaleStatus[]
  /** Those with requests for money back that are open, or with lines to rate that were received after that moment. */
  only?: 'open_refunds' | { toRateSince: Date }
  /** A number, or words of goods, of the shop for buyers, of the buyer for shops. */
  keyword?: string
  from?: Date
  to?: Date
}
/** `next`: after which order the list goes on; null where it ends. */
export type SalesPage = { sales: ListedSale[]; next: string | null }

/** The newest first, after an order; each page costs the same wherever it stands in however long a list. */
export const salesBefore = async (db: Db, wanted: WantedSales, after: string | null, limit: number): Promise<SalesPage> => {
  if (wanted.keyword?.trim()) return findSales(db, wanted, wanted.keyword, after, limit)
  const found = await all<RawListed>(db)`select ${listedColumns} from (${idsOf(wanted, after, limit + 1)}) picked
    join orders.sale using (id) cross join ${saleLooks} order by sale.id desc`
  const sales = found.slice(0, limit).map(typedListed)
  return { sales, next: found.length > limit ? (sales.at(-1)?.id ?? null) : null }
}

const ownedBy = (wanted: SalesOf) => ('shopId' in wanted ? sql`shop_id = ${wanted.shopId}` : sql`customer_id = ${wanted.customerId}`)

/** The ids of a page. Each state is walked along its own index, and the walks are merged. */
const idsOf = (wanted: WantedSales, after: string | null, limit: number): RawBuilder<unknown> => {
  const before = after ? sql`and id < ${after}::bigint` : sql``
  const { only, statuses } = wanted
  if (typeof only === 'object')
    return sql`select sale_id as id from orders.to_rate where ${ownedBy(wanted)} and received_at > ${only.toRateSince}::timestamptz
      ${after ? sql`and sale_id < ${after}::bigint` : sql``} order by sale_id desc limit ${limit}`
  const narrowed = sql`${before} ${only ? sql`and open_refunds > 0` : sql``} ${placedWithin(wanted)}`
  if (!statuses) return sql`select id from orders.sale where ${ownedBy(wanted)} ${narrowed} order by id desc limit ${limit}`
  return sql`select each.id from unnest(${statuses}::text[]) as of (state) cross join lateral (
      select id from orders.sale where ${ownedBy(wanted)} and status = of.state ${narrowed} order by id desc limit ${limit}
    ) each order by each.id desc limit ${limit}`
}

/** Ids follow the time of placing, but for what several servers place in the same moment: days become ids, with an hour to spare. */
const placedWithin = (wanted: WantedSales): RawBuilder<unknown> => {
  const { from, to } = wanted
  const edge = (at: Date, ms: number) => new Date(at.getTime() + ms)
  const first = (at: Date) => sql`and placed_at >= ${at}::timestamptz and id >= coalesce((select id from orders.sale
    where ${ownedBy(wanted)} and placed_at >= ${edge(at, -hourMs)}::timestamptz order by placed_at, id limit 1), 0)`
  const last = (at: Date) => sql`and placed_at < ${at}::timestamptz and id <= coalesce((select id from orders.sale
    where ${ownedBy(wanted)} and placed_at < ${edge(at, hourMs)}::timestamptz order by placed_at desc, id desc limit 1), 0)`
  return sql`${from ? first(from) : sql``} ${to ? last(to) : sql``}`
}

/** How many orders are looked through for words at a time, and how often in one call. */
const atOnce = 2_000
const mostTimes = 5

/** A number finds its order wherever it is. Words are looked for in so many of the newest; a longer list goes on with the next page. */
const findSales = async (db: Db, wanted: WantedSales, keyword: string, after: string | null, limit: number): Promise<SalesPage> => {
  const numbered = after
    ? []
    : await all<{ id: string }>(db)`select id from orders.sale where order_no = ${keyword.trim()} and ${ownedBy(wanted)}`
  if (numbered.length > 0) return pageOf(db, numbered, null)
  const ids: { id: string }[] = []
  let seen = after
  for (let times = 0; times < mostTimes; times += 1) {
    const window = await given<{ count: number; last: string | null; found: string[] }>(db)`
      with picked as materialized (${idsOf(wanted, seen, atOnce)})
      select (select count(*)::int from picked) as count, (select min(id) from picked) as last, array(
        select id from picked join orders.sale using (id)
        where ${ownerText('shopId' in wanted)} like all (${findWords(keyword)}::text[]) order by id desc limit ${limit + 1}
      ) as found`
    ids.push(...window.found.map((id) => ({ id })))
    seen = window.last
    if (ids.length > limit) return pageOf(db, ids.slice(0, limit), ids[limit - 1]?.id ?? null)
    if (window.count < atOnce) return pageOf(db, ids, null)
  }
  return pageOf(db, ids, seen)
}

const pageOf = async (db: Db, ids: readonly { id: string }[], next: string | null): Promise<SalesPage> => {
  if (ids.length === 0) return { sales: [], next }
  const found = await all<RawListed>(db)`select ${listedColumns} from orders.sale cross join ${saleLooks}
    where sale.id = any(${ids.map(({ id }) => id)}::bigint[]) order by sale.id desc`
  return { sales: found.map(typedListed), next }
}
