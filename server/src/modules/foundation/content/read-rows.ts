import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

/** Marks announcements as read. Ids that no longer exist are skipped, because a device may send an old list. */
export const markContentRead = async (tx: Tx, customerId: string, ids: readonly string[], now: Date): Promise<void> => {
  await sql`insert into content.announcement_read (customer_id, announcement_id, read_at)
    select ${customerId}, id, ${now} from content.announcement where id = any(${ids}::bigint[]) on conflict do nothing`.execute(tx)
}

/** The announcements, current or scheduled, that the customer has marked as read. */
export const readBy = (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select json_agg(a.id::text order by a.id desc) from content.announcement_read r join content.announcement a on a.id = r.announcement_id
    where r.customer_id = ${customerId} and (a.ends_at is null or a.ends_at > now())`

type Read = { announcement_id: string; read_at: Date }
export const ownRead = (db: Db, customerId: string): Promise<Read[]> =>
  query<Read>(
    db,
  )`select announcement_id, read_at from content.announcement_read where customer_id = ${customerId} order by read_at, announcement_id`
