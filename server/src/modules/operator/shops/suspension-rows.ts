import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne, exists } from '../../../platform/db/rows.ts'

export type SuspensionRow = {
  id: string
  shopId: string
  reason: string
  ground: string
  objection: string
  since: Date
  until: Date | null
  madeBy: string
  appeal: string | null
  appealedAt: Date | null
  endedAt: Date | null
  endedBy: string | null
  endedFor: string | null
}
const columns = sql`id, shop_id as "shopId", reason, ground, objection, since, until, made_by as "madeBy", appeal, appealed_at as "appealedAt",
  ended_at as "endedAt", ended_by as "endedBy", ended_for as "endedFor"`

type New = Pick<SuspensionRow, 'shopId' | 'reason' | 'ground' | 'objection' | 'since' | 'until' | 'madeBy'>
export const insertSuspension = async (tx: Tx, made: New): Promise<void> => {
  await sql`insert into operator_shops.suspension (shop_id, reason, ground, objection, since, until, made_by)
    values (${made.shopId}, ${made.reason}, ${made.ground}, ${made.objection}, ${made.since}, ${made.until}, ${made.madeBy})`.execute(tx)
}

/** The shop's suspensions, newest first. */
export const suspensionsOf = (db: Db, shopId: string): Promise<SuspensionRow[]> =>
  query<SuspensionRow>(db)`select ${columns} from operator_shops.suspension where shop_id = ${shopId} order by id desc limit 50`

type End = { shopId: string; by: string | null; reason: string | null; now: Date }
/** Ends the current suspension of a shop. Returns null if the shop is not suspended. */
export const endSuspensionRow = (tx: Tx, { shopId, by, reason, now }: End): Promise<SuspensionRow | null> =>
  findOne<SuspensionRow>(tx)`update operator_shops.suspension set ended_at = ${now}, ended_by = ${by}, ended_for = ${reason}
    where shop_id = ${shopId} and ended_at is null returning ${columns}`

/** Suspended shops whose suspension term is over. */
export const dueShops = async (db: Db, now: Date): Promise<string[]> => {
  const due = await query<{ shopId: string }>(db)`select shop_id as "shopId" from operator_shops.suspension
    where ended_at is null and until <= ${now} order by until limit 200`
  return due.map(({ shopId }) => shopId)
}

/** Stores the appeal. Returns false if the shop is not suspended or has already appealed. */
export const appealOnce = (tx: Tx, shopId: string, text: string, now: Date): Promise<boolean> =>
  exists(tx)`update operator_shops.suspension set appeal = ${text}, appealed_at = ${now}
    where shop_id = ${shopId} and ended_at is null and appeal is null returning 1`
