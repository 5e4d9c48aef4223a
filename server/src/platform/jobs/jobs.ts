import { EventEmitter } from 'node:events'
import { Logger as WorkerLogger, parseCronItems, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { startFreeingJobs, sayAlive } from './orphaned-jobs.ts'
import { startIdleCheck } from './idle-worker.ts'
import { wakeOnlyBy } from './wake-up.ts'

export type JobHandler = (payload: unknown) => Promise<void>
export type Timer = { name: string; everyCron: string; do: () => Promise<void> }
export type Jobs = { stop: () => Promise<void> }

export const prepareJobs = (connectionString: string) => runMigrations({ connectionString, logger: quiet })

const quiet = new WorkerLogger(() => () => {})

/** Jobs with external requests use no connection while they wait, so many of them can share few connections. */
const fewConnections = /^WARNING: having maxPoolSize \(\d+\) smaller than concurrency/

const speaking = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (fewConnections.test(message)) return
    if (level === 'error') log.error({ worker: message }, 'job failed')
    else if (level === 'warning') log.warn({ worker: message }, 'job worker')
  })

const minAgeMs = 500

/**
 * Options of a worker: the number of parallel jobs, the time before a fully busy worker counts as lost, and the channel that wakes it. Without a
 * channel, any new job wakes the worker.
 */
type Hands = { atOnce: number; timeoutMs: number; wokenBy?: string }
const ownHands: Hands = { atOnce: 2, timeoutMs: 6000 }

/** Runs jobs until it is stopped. A worker that loses its database ends, and another replaces it. */
export const startJobs = async (
  pool: pg.Pool,
  log: Logger,
  handlers: Readonly<Record<string, JobHandler>>,
  timers: readonly Timer[],
  { atOnce, timeoutMs, wokenBy }: Hands = ownHands,
): Promise<Jobs> => {
  const timed = Object.fromEntries(timers.map((timer) => [timer.name, () => timer.do()]))
  const parsedCronItems = parseCronItems(
    timers.map((timer) => ({ task: timer.name, match: timer.everyCron, options: { backfillPeriod: 0 } })),
  )
  const ours = { workers: [] as string[], active: new Set<string>(), lastAt: Date.now() }

  const begin = () =>
    run({
      pgPool: pool,
      logger: speaking(log),
      concurrency: atOnce,
      noHandleSignals: true,
      pollInterval: 2000,
      // With these batches, a failure to mark a job as done ends only the worker. Without them, the failure would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events: watched(ours, wokenBy),
      taskList: { ...handlers, ...timed },
      parsedCronItems,
    })

  let stopping = false
  let runner: Runner | null = await begin()
  const idling = startIdleCheck(pool, ours, Object.keys({ ...handlers, ...timed }), { atOnce, timeoutMs })
  const restartOnExit = async () => {
    while (!stopping) {
      const ended = runner?.promise.catch((error: unknown) => log.warn({ err: error }, 'the worker stopped; starting another'))
      const isIdling = await Promise.race([ended, idling.next().then(() => true)])
      if (stopping) return
      if (isIdling === true) {
        log.warn('the worker is stuck while jobs wait; starting another')
        void runner?.stop().catch(() => {}) // The stopped worker still finishes its running jobs.
      }
      await new Promise((resolve) => setTimeout(resolve, minAgeMs))
      runner = stopping ? null : await begin().catch(() => null)
    }
  }
  const over = restartOnExit()
  const freeing = startFreeingJobs(pool, ours, (error) => log.warn({ err: error }, 'could not look for abandoned jobs; will retry'))
  return {
    stop: async () => {
      stopping = true
      freeing.stop()
      idling.stop()
      await runner?.stop().catch(() => {}) // The worker may have ended by itself just now.
      await over
      await runner?.stop().catch(() => {}) // The worker may have started just now.
    },
  }
}

/** Tracks this process's workers and the jobs that they run. */
const watched = (ours: { workers: string[]; active: Set<string>; lastAt: number }, wokenBy: string | undefined): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter()
  if (wokenBy) wakeOnlyBy(events, wokenBy)
  events.on('pool:create', ({ workerPool }) => void ours.workers.push(workerPool.id))
  events.on('pool:listen:success', ({ workerPool, client }) => sayAlive(client, workerPool.id))
  events.on('job:start', ({ job }) => {
    ours.active.add(job.id)
    ours.lastAt = Date.now()
  })
  events.on('job:complete', ({ job }) => void ours.active.delete(job.id))
  return events
}
