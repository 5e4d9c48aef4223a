import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './database.ts'

/** A job as a part of a statement: it runs if and only if the transaction of that commits. A `key` keeps at most one waiting. */
export const jobOf = (task: string, payload: RawBuilder<unknown>, options: { key?: string; runAt?: Date } = {}): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${task}, payload := ${payload}, job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}, max_attempts := 25)`

/** Puts a job in the caller's transaction. */
export const enqueue = async (tx: Tx, task: string, payload: object, options: { key?: string; runAt?: Date } = {}): Promise<void> => {
  await sql`select ${jobOf(task, sql`${JSON.stringify(payload)}::json`, options)}`.execute(tx)
}
