import { writeAudit } from '../../platform/observability/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { query } from '../../platform/db/rows.ts'
import type { PastOrder } from './plan-past.ts'

/** The period of the replayed orders, and the IDs of the buyers. */
export type Mark = { since: string; until: string; regulars: string[] }

const [begun, replayed] = ['demo.past_begun', 'demo.past_told']

/** Null if the replay has not begun. `replayedCount` is the number of orders once all are replayed. */
export const readMarks = async (db: Db): Promise<{ mark: Mark; replayedCount: number } | null> => {
  const found = await query<{ action: string; details: object }>(db)`
    select action, details from platform.audit where action in (${begun}, ${replayed}) order by id`
  const first = found.find(({ action }) => action === begun)
  if (!first) return null
  const last = found.findLast(({ action }) => action === replayed)
  return { mark: first.details as Mark, replayedCount: (last?.details as { orders: number } | undefined)?.orders ?? 0 }
}

export const markBegun = (tx: Tx, mark: Mark): Promise<void> =>
  writeAudit(tx, { actor: 'system', action: begun, subject: 'mall', details: { ...mark } })
/** Written once, after the last order. Until then, the orders in the database show the progress. */
export const markReplayed = (tx: Tx, orders: number): Promise<void> =>
  writeAudit(tx, { actor: 'system', action: replayed, subject: 'mall', details: { orders } })

/** The orders that are not replayed yet. Shop, buyer and minute identify an order: no buyer orders twice from one shop in the same minute. */
export const notReplayed = async <O extends PastOrder>(db: Db, { regulars }: Mark, orders: readonly O[]): Promise<O[]> => {
  const wanted = {
    shops: orders.map(({ shopId }) => shopId),
    people: orders.map(({ regular }) => regulars[regular] ?? '0'),
    times: orders.map(({ placedAt }) => placedAt),
  }
  const found = await query<{ at: number }>(db)`select wanted.at::int from unnest(${wanted.shops}::bigint[], ${wanted.people}::bigint[],
      ${wanted.times}::timestamptz[]) with ordinality as wanted (shop_id, customer_id, placed_at, at)
    where exists (select 1 from orders.order_header where shop_id = wanted.shop_id and placed_at = wanted.placed_at and customer_id = wanted.customer_id)`
  const there = new Set(found.map(({ at }) => at - 1))
  return orders.filter((_, at) => !there.has(at))
}
