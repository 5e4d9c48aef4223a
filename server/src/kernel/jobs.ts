import { sql } from 'kysely'
import { Logger as WorkerLogger, parseCronItems, run, runMigrations, type Runner } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from './database.ts'

export type JobHandler = (payload: unknown) => Promise<void>
export type Timer = { name: string; everyCron: string; do: () => Promise<void> }
export type Jobs = { stop: () => Promise<void> }

/** Puts a job in the caller's transaction: it runs if and only if that commits. A `key` keeps at most one waiting. */
export const enqueue = async (tx: Tx, task: string, payload: object, options: { key?: string; runAt?: Date } = {}): Promise<void> => {
  await sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json, job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}, max_attempts := 25)`.execute(
    tx,
  )
}

export const prepareJobs = (connectionString: string) => runMigrations({ connectionString, logger: quiet })

const quiet = new WorkerLogger(() => () => {})

const speaking = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ worker: message }, 'job failed')
    else if (level === 'warning') log.warn({ worker: message }, 'job worker')
  })

export const startJobs = async (
  pool: pg.Pool,
  log: Logger,
  handlers: Readonly<Record<string, JobHandler>>,
  timers: readonly Timer[],
): Promise<Jobs> => {
  const timed = Object.fromEntries(timers.map((timer) => [timer.name, () => timer.do()]))
  const runner: Runner = await run({
    pgPool: pool,
    logger: speaking(log),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: { ...handlers, ...timed },
    parsedCronItems: parseCronItems(timers.map((timer) => ({ task: timer.name, match: timer.everyCron, options: { backfillPeriod: 0 } }))),
  })
  return { stop: () => runner.stop() }
}
