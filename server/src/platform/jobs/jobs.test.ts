import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { prepareJobs, startJobs, type Jobs } from './jobs.ts'
import { enqueue } from '../db/enqueue.ts'
import { transaction } from '../db/transaction.ts'

const quiet = pino({ level: 'silent' })
let fresh: FreshDatabase
let database: Database
let working: Jobs[] = []

beforeEach(async () => {
  fresh = await freshDatabase()
  await prepareJobs(fresh.url)
  database = openDatabase({ url: fresh.url, poolSize: 6, preparedStatements: true })
})
afterEach(async () => {
  await Promise.all(working.splice(0).map((jobs) => jobs.stop()))
  await database.close()
  await fresh.drop()
})

const ask = (task: string) => transaction(database, (tx) => enqueue(tx, task, {}))
const work = async (handlers: Parameters<typeof startJobs>[2]) => void working.push(await startJobs(database.pool, quiet, handlers, []))
const until = async (what: () => boolean, withinMs: number) => {
  for (const deadline = Date.now() + withinMs; !what() && Date.now() < deadline;) await pause(20)
  return what()
}
/** Creates the state that a process leaves when it takes a job and dies. */
const takenBy = (worker: string, secondsAgo: number) =>
  sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${secondsAgo}), attempts = 1`.execute(
    database.db,
  )

test('a job of a killed process is taken over within seconds', async () => {
  await ask('greet')
  await takenBy('pool-of-the-dead', 6)
  let greeted = 0
  await work({ greet: async () => void (greeted += 1) })
  expect(await until(() => greeted > 0, 10_000)).toBe(true)
})

test('a job of a living process is not taken over', async () => {
  await ask('greet')
  await takenBy('pool-of-the-living', 60)
  const living = new pg.Client({ connectionString: fresh.url })
  await living.connect()
  await living.query(`select pg_advisory_lock(7404003, hashtext('pool-of-the-living'))`)
  let greeted = 0
  await work({ greet: async () => void (greeted += 1) })
  expect(await until(() => greeted > 0, 3000)).toBe(false)
  await living.end()
  expect(await until(() => greeted > 0, 10_000)).toBe(true)
})

test('jobs continue after PostgreSQL dropped every connection, even the one that reports completion', async () => {
  const admin = new pg.Client({ connectionString: fresh.url })
  await admin.connect()
  let done = 0
  await work({
    greet: async () => {
      done += 1
      if (done === 1)
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
    },
  })
  await ask('greet')
  expect(await until(() => done >= 1, 5000)).toBe(true)
  for (let isQueued = false; !isQueued;)
    isQueued = await ask('greet').then(
      () => true,
      () => false,
    )
  const left = async () =>
    (await admin.query<{ many: number }>('select count(*)::int as many from graphile_worker._private_jobs')).rows[0]?.many
  for (const deadline = Date.now() + 15_000; (await left()) !== 0 && Date.now() < deadline;) await pause(50)
  expect(await left()).toBe(0)
  expect(done).toBeGreaterThanOrEqual(2)
  await admin.end()
})

test('a worker whose slots all hang is joined by another', { timeout: 40_000 }, async () => {
  const forever: (() => void)[] = []
  let greeted = 0
  await work({
    wait: () => new Promise<void>((resolve) => forever.push(resolve)),
    greet: async () => void (greeted += 1),
  })
  await ask('wait')
  await ask('wait')
  expect(await until(() => forever.length === 2, 5000)).toBe(true)
  await ask('greet')
  expect(await until(() => greeted > 0, 25_000)).toBe(true)
  for (const end of forever) end()
})

test(
  'a worker with free slots and an unanswered query is soon joined by another, even with a long timeout',
  { timeout: 60_000 },
  async () => {
    let isDeaf = false
    let unanswered = 0
    // Simulates a connection cut at the wrong moment: its queries get no response, not even an error.
    const pool = new Proxy(database.pool, {
      get: (of, name) => {
        const value: unknown = Reflect.get(of, name)
        if (typeof value !== 'function') return value
        if (name !== 'connect') return value.bind(of)
        return (...args: unknown[]) => {
          if (!isDeaf) return Reflect.apply(value, of, args)
          unanswered += 1
          return new Promise(() => {})
        }
      },
    })
    let greeted = 0
    const concurrency = { atOnce: 2, timeoutMs: 90_000 }
    working.push(await startJobs(pool, quiet, { greet: async () => void (greeted += 1) }, [], concurrency))
    isDeaf = true
    await ask('greet')
    expect(await until(() => unanswered >= concurrency.atOnce, 10_000)).toBe(true)
    isDeaf = false
    expect(await until(() => greeted > 0, 30_000)).toBe(true)
  },
)
