import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { query, getOne } from '../../db/rows.ts'

type AuditEntry = { id: string; at: Date; actor: string; action: string; subject: string; details: Record<string, unknown> }
/** `mentioned`: entries with one of these people as actor or subject, or whose action begins with the text. */
type Mentioned = { people: readonly string[]; action: string }
type Filter = {
  subject?: string
  actor?: string
  action?: string
  mentioned?: Mentioned
  from?: Date
  to?: Date
  before?: string
  limit: number
}

const begins = (action: string) => sql`action ~>=~ ${action} and action ~<~ ${`${action}\u{10ffff}`}`

/** Audit entries, newest first. `action` matches by prefix, such as `staff.`. */
export const auditOf = (db: Db, { subject, actor, action, mentioned, from, to, before, limit }: Filter): Promise<AuditEntry[]> =>
  query<AuditEntry>(db)`select id, at, actor, action, subject, details from platform.audit where ${sql.join(
    [
      sql`true`,
      ...(subject ? [sql`subject = ${subject}`] : []),
      ...(actor ? [sql`actor = ${actor}`] : []),
      ...(action ? [begins(action)] : []),
      ...(mentioned
        ? [sql`(actor = any(${mentioned.people}::text[]) or subject = any(${mentioned.people}::text[]) or (${begins(mentioned.action)}))`]
        : []),
      ...(from ? [sql`at >= ${from}`] : []),
      ...(to ? [sql`at < ${to}`] : []),
      ...(before ? [sql`id < ${before}`] : []),
    ],
    sql` and `,
  )} order by id desc limit ${limit}`

/** ID of the last audit row that a seal covers. */
export const sealedUpTo = async (db: Db): Promise<string> =>
  (await getOne<{ id: string }>(db)`select coalesce(max(to_id), 0)::text as id from platform.audit_seal`).id
