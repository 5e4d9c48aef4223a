import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'

/** Sets the time at which an approved product goes on sale automatically. */
export const setPublishAt = async (tx: Tx, id: string, at: Date | null): Promise<void> => {
  await sql`update seller_products.entry set publish_at = ${at}, version = version + 1 where product_id = ${id}`.execute(tx)
}

/** The product that is due for publication first. Products locked by another process are skipped. */
export const nextToPublish = (tx: Tx, now: Date): Promise<{ id: string; publishAt: Date } | null> =>
  findOne<{ id: string; publishAt: Date }>(tx)`select product_id as id, publish_at as "publishAt" from seller_products.entry
    where publish_at <= ${now} and not removed order by publish_at limit 1 for no key update skip locked`
