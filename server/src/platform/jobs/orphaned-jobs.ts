import type pg from 'pg'

/** Advisory lock number. Together with the worker's ID it forms the lock that a worker holds while it runs. */
const life = 7_404_003
const intervalMs = 3000
/** A worker that has just started may not hold its lock yet. */
const graceSeconds = 5

/** Takes a lock that lasts as long as the worker's connection. A process that sees the lock knows that the worker still runs its jobs. */
export const sayAlive = (client: Pick<pg.ClientBase, 'query'>, worker: string): void => {
  const say = () => client.query('select pg_advisory_lock_shared($1, hashtext($2))', [life, worker]).catch(() => {}) // If taking the lock fails, the next connection takes it.
  setTimeout(say, 200).unref() // The delay lets the worker send its own `listen` first.
}

type Ours = { readonly workers: readonly string[]; readonly active: ReadonlySet<string> }

/** Frees jobs that no worker runs any more. Either their process was killed, or it did not learn that it had taken them. */
const freeJobs = (pool: pg.Pool, { workers, active }: Ours) =>
  pool.query(
    `update graphile_worker._private_jobs as job set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1) and job.id <> all($2::bigint[]) and (
       locked_by = any($3::text[]) or not exists (
         select from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where locktype = 'advisory' and datname = current_database() and classid = $4 and objid::bigint = hashtext(locked_by)::bigint & 4294967295))`,
    [graceSeconds, [...active], workers, life],
  )

/** Frees orphaned jobs every few seconds until the process stops. */
export const startFreeingJobs = (pool: pg.Pool, ours: Ours, onError: (error: unknown) => void) => {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  const turn = async () => {
    await freeJobs(pool, ours).catch(onError)
    if (!stopped) timer = setTimeout(() => void turn(), intervalMs)
  }
  void turn()
  return {
    stop: () => {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
