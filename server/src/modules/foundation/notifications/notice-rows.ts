import type { NoticeKind, NoticeStatus } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne } from '../../../platform/db/rows.ts'
import type { NoticeValue } from './notice-value.ts'

export type NoticeRow = {
  id: string
  kind: NoticeKind
  status: NoticeStatus
  template: string
  values: Readonly<Record<string, NoticeValue>>
  reason: string | null
  link: string | null
  read: boolean
  madeAt: Date
}

type NewNotice = Omit<NoticeRow, 'id' | 'read'> & { once: string | null; readAt: Date | null; demo: boolean }
type Written = { id: string; personId: string; unread: number }

/** Sends one notification to many users. Returns the users for whom it was new, with their unread counts. */
export const insertNotices = async (tx: Tx, customerIds: readonly string[], each: NewNotice): Promise<Written[]> => {
  const isUnread = each.readAt === null
  const written = await query<{ id: string; personId: string; unread: string }>(tx)`
    with made as (
      insert into notifications.notice (customer_id, kind, status, template, "values", reason, link, once, made_at, read_at, demo)
      select customer_id, ${each.kind}, ${each.status}, ${each.template}, ${JSON.stringify(each.values)}::jsonb, ${each.reason}, ${each.link},
        ${each.once}, ${each.madeAt}, ${each.readAt}, ${each.demo} from unnest(${customerIds}::bigint[]) as person (customer_id)
      on conflict (customer_id, once) where once is not null do nothing
      returning id, customer_id
    )
    select id, customer_id as "personId", case when ${isUnread} then count(*) over (partition by customer_id) else 0 end
        + (select count(*) from notifications.notice before where before.customer_id = made.customer_id and read_at is null) as unread
    from made order by id`
  return written.map((row) => ({ ...row, unread: Number(row.unread) }))
}

/** An SQL condition for notifications with these templates; without `templates`, for all notifications. */
const among = (templates: readonly string[] | undefined): RawBuilder<unknown> =>
  templates ? sql`template = any(${templates}::text[])` : sql`true`

/** Number of a customer's unread notifications. */
export const countUnread = async (db: Db, customerId: string, templates?: readonly string[]): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) as count from notifications.notice
    where customer_id = ${customerId} and read_at is null and ${among(templates)}`
  return Number(found.count)
}

/** The number of a customer's unread notifications, as an SQL fragment for another module's query. */
export const unreadCountOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select count(*) from notifications.notice where customer_id = ${customerId} and read_at is null`

type NoticeFilter = { customerId: string; kind: number | null; unread: boolean; templates?: readonly string[] }
export const noticesBefore = (
  db: Db,
  wanted: NoticeFilter,
  before: { value: string; id: string } | null,
  limit: number,
): Promise<(NoticeRow & { at: string })[]> => query<NoticeRow & { at: string }>(
  db,
)`select id, kind, status, template, "values", reason, link,
      read_at is not null as read, made_at as "madeAt", made_at::text as at
    from notifications.notice
    where customer_id = ${wanted.customerId}
      and (${wanted.kind}::int is null or kind = ${wanted.kind})
      and (not ${wanted.unread} or read_at is null) and ${among(wanted.templates)}
      and (${before?.value ?? null}::timestamptz is null or (made_at, id) < (${before?.value ?? null}::timestamptz, ${before?.id ?? '0'}::bigint))
    order by made_at desc, id desc limit ${limit}`

/** Returns false if the customer has no such notification. The read time of a notification that is already read does not change. */
export const markNotificationRead = async (
  tx: Tx,
  customerId: string,
  id: string,
  now: Date,
  templates?: readonly string[],
): Promise<boolean> => {
  const marked =
    await sql`update notifications.notice set read_at = coalesce(read_at, ${now}) where customer_id = ${customerId} and id = ${id}
      and ${among(templates)}`.execute(tx)
  return Number(marked.numAffectedRows ?? 0) > 0
}

export const markAllRead = async (tx: Tx, customerId: string, now: Date, templates?: readonly string[]): Promise<void> => {
  await sql`update notifications.notice set read_at = ${now} where customer_id = ${customerId} and read_at is null and ${among(templates)}`.execute(
    tx,
  )
}

/** All notifications of a customer, for their data export. */
export const allNoticesOf = (db: Db, customerId: string): Promise<NoticeRow[]> =>
  noticesBefore(db, { customerId, kind: null, unread: false }, null, 10_000)
