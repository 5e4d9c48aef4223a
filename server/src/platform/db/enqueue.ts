import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './database.ts'

/** Reads the `traceparent` of the running work. Set if traces are exported. */
export const traceparentSource: { read: (() => string | undefined) | null } = { read: null }

const withTraceparent = (payload: RawBuilder<unknown>): RawBuilder<unknown> => {
  const traceparent = traceparentSource.read?.()
  return traceparent === undefined ? payload : sql`((${payload})::jsonb || jsonb_build_object('traceparent', ${traceparent}::text))::json`
}

/**
 * SQL that enqueues a job as part of a statement. The job runs if and only if the transaction of the statement commits. At most one job with the
 * same `key` waits.
 */
export const jobOf = (task: string, payload: RawBuilder<unknown>, options: { key?: string; runAt?: Date } = {}): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${task}, payload := ${withTraceparent(payload)}, job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}, max_attempts := 25)`

/** Enqueues a job within the caller's transaction. */
export const enqueue = async (tx: Tx, task: string, payload: object, options: { key?: string; runAt?: Date } = {}): Promise<void> => {
  await sql`select ${jobOf(task, sql`${JSON.stringify(payload)}::json`, options)}`.execute(tx)
}
