import type pg from 'pg'

const intervalMs = 2000

const jobsWait = async (pool: pg.Pool, tasks: readonly string[], timeoutMs: number): Promise<boolean> => {
  const found = await pool.query(
    `select 1 from graphile_worker._private_jobs where is_available and run_at < now() - make_interval(secs => $1)
       and task_id in (select id from graphile_worker._private_tasks where identifier = any($2::text[])) limit 1`,
    [timeoutMs / 1000, tasks],
  )
  return found.rows.length > 0
}

/** A worker with a free slot checks the queue every two seconds. If a job waits longer than this limit, the worker is stuck. */
const freeHandPatienceMs = 6000

type Worked = { lastAt: number; readonly active: ReadonlySet<string> }
type Hands = { atOnce: number; timeoutMs: number }

/**
 * The time after which a worker counts as stuck. With a free slot a waiting job starts soon. With all slots busy, it may wait as long as the running
 * jobs take.
 */
const patienceWith = ({ active }: Worked, { atOnce, timeoutMs }: Hands) =>
  active.size < atOnce ? Math.min(freeHandPatienceMs, timeoutMs) : timeoutMs

/** Detects a worker that waits forever because its connection was cut at the wrong moment. Without this check, its jobs would never run. */
export const startIdleCheck = (pool: pg.Pool, ours: Worked, tasks: readonly string[], concurrency: Hands) => {
  let publish: () => void = () => {}
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  const look = async () => {
    const timeoutMs = patienceWith(ours, concurrency)
    const isIdling = Date.now() - ours.lastAt > timeoutMs && (await jobsWait(pool, tasks, timeoutMs).catch(() => false))
    if (isIdling) {
      ours.lastAt = Date.now()
      publish()
    }
    if (!stopped) timer = setTimeout(() => void look(), intervalMs)
  }
  timer = setTimeout(() => void look(), intervalMs)
  return {
    /** Resolves when the current worker is found idle while jobs wait. */
    next: () => new Promise<void>((resolve) => (publish = resolve)),
    stop: () => {
      stopped = true
      if (timer) clearTimeout(timer)
      publish()
    },
  }
}
