import { type productTabs } from '@plaza/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { keywordQuery } from './products-found.ts'
import { type Entry, type EntryRow, entryColumns, rowColumns } from './entry-rows.ts'

type ProductTab = (typeof productTabs)[number]
/** Counting stops at this number, because the list needs no exact larger number. */
const maxCounted = 999

const drafted = (state: string): RawBuilder<unknown> => sql`draft = ${sql.lit(state)}`
const isOver = sql`shown = 'live' and shown_until is not null and shown_until <= now()`
const conditions: Readonly<Record<ProductTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  draft: drafted('draft'),
  review: drafted('review'),
  changes_wanted: drafted('changes_wanted'),
  rejected: drafted('rejected'),
  live: sql`shown = 'live' and (shown_until is null or shown_until > now())`,
  off: sql`shown = 'off'`,
  expired: isOver,
}

type Filter = { shopId: string; tab: ProductTab; keyword: string | undefined; before: string | null; limit: number }
/** A search first reads this many of the newest products, which is fast for a frequent word. A rare word is found through its index. */
const newest = 2000

/** A page of a shop's products, the newest first. */
export const listEntries = async (db: Db, { shopId, tab, keyword, before, limit }: Filter): Promise<EntryRow[]> => {
  const further = before === null ? sql`` : sql`and product_id < ${before}::bigint`
  const own = sql`shop_id = ${shopId} and not removed and ${conditions[tab]} ${further}`
  if (keyword === undefined)
    return query<EntryRow>(db)`select ${rowColumns} from seller_products.entry where ${own} order by product_id desc limit ${limit}`
  const tsQuery = keywordQuery(shopId, keyword)
  const soon = await query<EntryRow>(
    db,
  )`select ${rowColumns} from (select * from seller_products.entry where ${own} order by product_id desc limit ${newest}) entry
    where words @@ ${tsQuery}::tsquery order by product_id desc limit ${limit}`
  if (soon.length === limit) return soon
  return query<EntryRow>(
    db,
  )`with found as materialized (select * from seller_products.entry where words @@ ${tsQuery}::tsquery and not removed)
    select ${rowColumns} from found where ${own} order by product_id desc limit ${limit}`
}

/** The newest products of a shop whose name, code or number match a keyword. */
export const findEntries = (db: Db, shopId: string, keyword: string, limit: number): Promise<EntryRow[]> =>
  listEntries(db, { shopId, tab: 'all', keyword, before: null, limit })

/** The number of a shop's products in each state, counted up to the maximum that the list shows. */
export const countEntries = async (db: Db, shopId: string): Promise<Record<ProductTab, number>> => {
  const each = Object.entries(conditions).map(
    ([tab, condition]) => sql`select ${tab}::text as tab, (select count(*)::int from (select 1 from seller_products.entry
      where shop_id = ${shopId} and not removed and ${condition} limit ${maxCounted}) counted) as count`,
  )
  const found = await query<{ tab: ProductTab; count: number }>(
    db,
  )`select tab, count from (${sql.join(each, sql` union all `)}) counted_tabs`
  return Object.fromEntries(found.map(({ tab, count }) => [tab, count])) as Record<ProductTab, number>
}

/** All of a shop's products in batches, oldest first. */
export const entriesAfter = (db: Db, shopId: string, after: string, limit: number): Promise<Entry[]> =>
  query<Entry>(db)`select ${entryColumns} from seller_products.entry
    where shop_id = ${shopId} and not removed and product_id > ${after}::bigint order by product_id limit ${limit}`

/** The products from this list that belong to this shop, with `review` for products in the mall's review. */
export const reviewStates = async (db: Db, shopId: string, ids: readonly string[]): Promise<ReadonlyMap<string, 'open' | 'review'>> => {
  const found = await query<{ id: string; inReview: boolean }>(db)`
    select product_id as id, draft is not distinct from 'review' as "inReview" from seller_products.entry
    where shop_id = ${shopId} and not removed and product_id = any(${[...ids]}::bigint[])`
  return new Map(found.map(({ id, inReview }) => [id, inReview ? 'review' : 'open']))
}
