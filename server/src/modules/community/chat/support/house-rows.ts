import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne } from '../../../../platform/db/rows.ts'

export type SupportRow = {
  shopId: string | null
  replies: string[]
  opens: number | null
  closes: number | null
  zone: string | null
  away: string
}
const columns = sql`shop_id as "shopId", replies, opens, closes, zone, away`

/** Chat settings of these shops, and of customer service under null. A shop without settings has no entry. */
export const supportRowsOf = async (db: Db, shopIds: readonly (string | null)[]): Promise<ReadonlyMap<string | null, SupportRow>> => {
  if (shopIds.length === 0) return new Map()
  const found = await query<SupportRow>(db)`select ${columns} from chat.house
    where shop_id = any(${shopIds}::bigint[]) or (${shopIds.includes(null)} and shop_id is null)`
  return new Map(found.map((row) => [row.shopId, row]))
}

/** Locks the chat settings of a shop, even if it has no row yet. */
export const lockSupport = async (tx: Tx, shopId: string | null): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat.house ${shopId ?? 'service'}`}, 0))`.execute(tx)
}

export const putSupport = (tx: Tx, { shopId, replies, opens, closes, zone, away }: SupportRow, now: Date): Promise<SupportRow> =>
  getOne<SupportRow>(tx)`insert into chat.house (shop_id, replies, opens, closes, zone, away, changed_at)
    values (${shopId}, ${replies}::text[], ${opens}, ${closes}, ${zone}, ${away}, ${now})
    on conflict on constraint house_of_one do update
      set replies = excluded.replies, opens = excluded.opens, closes = excluded.closes, zone = excluded.zone, away = excluded.away,
        changed_at = excluded.changed_at
    returning ${columns}`
