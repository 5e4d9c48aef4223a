import type pg from 'pg'

/** Together with the worker's id, this number forms the lock that a worker holds while it lives. */
const life = 7_404_003
const intervalMs = 3000
/** A worker that has just started may not hold its lock yet. */
const graceSeconds = 5

/** Holds a lock for as long as the worker's connection lives: a process that sees the lock knows that the worker runs its jobs. */
export const sayAlive = (client: Pick<pg.ClientBase, 'query'>, worker: string): void => {
  const say = () => client.query('select pg_advisory_lock_shared($1, hashtext($2))', [life, worker]).catch(() => {}) // the next connection takes the lock again
  setTimeout(say, 200).unref() // the worker sends its own `listen` first
}

type Ours = { readonly workers: readonly string[]; readonly active: ReadonlySet<string> }

/** Frees jobs that no worker runs any more: their process was killed, or never learned that it got them. */
const freeJobs = (pool: pg.Pool, { workers, active }: Ours) =>
  pool.query(
    `update graphile_worker._private_jobs as job set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1) and job.id <> all($2::bigint[]) and (
       locked_by = any($3::text[]) or not exists (
         select from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where locktype = 'advisory' and datname = current_database() and classid = $4 and objid::bigint = hashtext(locked_by)::bigint & 4294967295))`,
    [graceSeconds, [...active], workers, life],
  )

/** Looks every few seconds, for as long as the process lives. */
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
