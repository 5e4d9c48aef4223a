import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { countedAs } from './counted-address.ts'
import { getOne } from '../db/rows.ts'

/** Allows `most` attempts within a period. A caller above the limit waits for `pauseMs` or, without it, until the period ends. */
export type Limit = { most: number; withinMs: number; pauseMs?: number }
type Counted = { count: number; retryAfterSeconds: number | null }

/**
 * Counts one attempt, or `by` units, across all processes. It counts before the result of the attempt is known, so that parallel attempts cannot
 * exceed the limit.
 */
export const countAttempt = async (db: Db, subject: string, limit: Limit, now: Date, by = 1): Promise<Counted> => {
  const end = new Date(now.getTime() + limit.withinMs)
  const pauseEnd = limit.pauseMs === undefined ? null : new Date(now.getTime() + limit.pauseMs)
  const { count, until } = await getOne<{ count: number; until: Date }>(db)`
    insert into platform.attempt as a (subject, count, until) values (${subject}, ${by}, ${end})
    on conflict (subject) do update set
      count = case when a.until <= ${now} then ${by}::int else least(a.count, 1000000) + ${by}::int end,
      until = case when a.until <= ${now} then ${end} when a.count < ${limit.most}::int and a.count + ${by}::int >= ${limit.most}::int then coalesce(${pauseEnd}::timestamptz, a.until) else a.until end
    returning count, until`
  return { count, retryAfterSeconds: count > limit.most ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : null }
}

/** Takes back a counted attempt that succeeded or did not take place. */
export const uncountAttempt = async (db: Db, subject: string): Promise<void> => {
  await sql`update platform.attempt set count = count - 1 where subject = ${subject} and count > 0`.execute(db)
}

export const forgetAttempts = async (db: Db, subject: string): Promise<void> => {
  await sql`delete from platform.attempt where subject = ${subject}`.execute(db)
}

/** The subject of a limit, such as an address. It is stored as a hash, so that the table contains no personal data. */
export const subjectOf = (kind: string, who: string): string =>
  `${kind}:${createHash('sha256').update(who.toLowerCase()).digest('base64url').slice(0, 32)}`
export const subjectOfAddress = (kind: string, address: string): string => subjectOf(kind, countedAs(address))
