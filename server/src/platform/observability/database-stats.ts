import type { Db, Tx } from '../db/database.ts'
import { query, getOne, exists } from '../db/rows.ts'

type FailedJob = { id: string; task: string; attempts: number; error: string; since: Date }
const maxFailed = 50

/** Numbers of waiting and running jobs, and the jobs that used up their retries. */
export const jobFigures = async (db: Db): Promise<{ waiting: number; running: number; failed: FailedJob[] }> => {
  const counted = await getOne<{ waiting: number; running: number }>(db)`select
    count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting, count(*) filter (where locked_at is not null)::int as running
    from graphile_worker._private_jobs`
  const failed = await query<FailedJob>(
    db,
  )`select job.id, task.identifier as task, job.attempts::int as attempts, coalesce(left(job.last_error, 500), '') as error,
      job.updated_at as since
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.attempts >= job.max_attempts and job.locked_at is null order by job.id desc limit ${maxFailed}`
  return { ...counted, failed }
}

/** Restarts a job that used up its retries; false if there is none. */
export const retryJobRow = (tx: Tx, id: string): Promise<boolean> =>
  exists(tx)`select 1 from graphile_worker.reschedule_jobs((
    select array_agg(id) from graphile_worker._private_jobs where id = ${id} and attempts >= max_attempts and locked_at is null
  ), run_at := now(), attempts := 0)`

type DatabaseFigures = { bytes: string; connections: number; maxConnections: number; version: string }
export const databaseFigures = (db: Db): Promise<DatabaseFigures> =>
  getOne<DatabaseFigures>(db)`select pg_database_size(current_database())::text as bytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as "maxConnections", current_setting('server_version') as version`

/** Numbers of waiting emails and of emails whose last try failed, and the time of the oldest waiting email. */
export const mailFigures = (db: Db): Promise<{ waiting: number; oldest: Date | null; failed: number }> =>
  getOne<{ waiting: number; oldest: Date | null; failed: number }>(db)`select count(*)::int as waiting, min(made_at) as oldest,
    count(*) filter (where failure is not null)::int as failed from platform.mail where sent_at is null`
