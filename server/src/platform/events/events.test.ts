import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { refused } from '@plaza/values'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../../test/until.ts'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { openDatabase } from '../db/database.ts'
import { dispatcher, dispatchJobs, dispatchTask, eventHandler, publish, type EventHandler } from './events.ts'
import { startDispatcher } from './dispatch-now.ts'
import { startJobs, type JobHandler, type Jobs } from '../jobs/jobs.ts'
import { enqueue } from '../db/enqueue.ts'
import { transaction } from '../db/transaction.ts'

let open: OpenKernel
const running: Pick<Jobs, 'stop'>[] = []
beforeEach(async () => {
  open = await openKernel()
  await sql`create table handled_note (handler text, event_id bigint, what text)`.execute(open.kernel.db)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await open.end()
})

const work = async (handlers: Record<string, JobHandler>) =>
  running.push(await startJobs(open.kernel.database.pool, open.kernel.log, handlers, []))
const replaying = (what: 'ads' | 'news') => transaction(open.kernel, (tx) => publish(tx, 'content.changed', { what }))
const noting = (name: string) =>
  eventHandler('content.changed', name, async (tx, { what }, eventId) => {
    await sql`insert into handled_note values (${name}, ${eventId}, ${what})`.execute(tx)
  })
const handled = async () =>
  (await sql<{ handler: string; what: string }>`select handler, what from handled_note order by event_id, handler`.execute(open.kernel.db))
    .rows
const waitingJobs = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from graphile_worker.jobs`.execute(open.kernel.db)).rows[0]?.n)
const eventIds = async () =>
  (await sql<{ id: string }>`select id from platform.event order by id`.execute(open.kernel.db)).rows.map((row) => row.id)

test('an event reaches every subscribed handler, and no other', async () => {
  const other = eventHandler(
    'settings.changed',
    'another matter',
    async (tx) => void (await sql`insert into handled_note values ('another matter', 0, '')`.execute(tx)),
  )
  await work({ [dispatchTask]: dispatcher(open.kernel.db, [noting('search'), noting('notices'), other]) })
  await replaying('ads')
  await until(async () => (await waitingJobs()) === 0)
  expect(await handled()).toEqual([
    { handler: 'notices', what: 'ads' },
    { handler: 'search', what: 'ads' },
  ])
})

test('an event of a refused or failed transaction is never delivered', async () => {
  await transaction(open.kernel, async (tx) => {
    await publish(tx, 'content.changed', { what: 'ads' })
    return refused('no')
  })
  const failing = transaction(open.kernel, async (tx) => {
    await publish(tx, 'content.changed', { what: 'ads' })
    throw new Error('a bug')
  })
  await expect(failing).rejects.toThrow('a bug')
  expect(await eventIds()).toEqual([])
  expect(await waitingJobs()).toBe(0)
})

test('a failed handler is retried, and successful ones are not', async () => {
  let tries = 0
  const stumbling = eventHandler('content.changed', 'stumbling', async (tx, { what }, eventId) => {
    await sql`insert into handled_note values ('stumbling', ${eventId}, ${what})`.execute(tx)
    if ((tries += 1) === 1) throw new Error('not this time')
  })
  await replaying('news')
  const deliver = dispatcher(open.kernel.db, [noting('before'), stumbling, noting('after')])
  const [eventId] = await eventIds()
  await expect(deliver({ eventId })).rejects.toThrow('was not handled by every handler')
  expect((await handled()).map((note) => note.handler)).toEqual(['after', 'before'])
  await deliver({ eventId })
  expect((await handled()).map((note) => note.handler)).toEqual(['after', 'before', 'stumbling'])
  expect(tries).toBe(2)
})

test('a failed delivery stays in the queue with its error', async () => {
  const broken = eventHandler('content.changed', 'broken', async () => {
    throw new Error('no such table')
  })
  await work({ [dispatchTask]: dispatcher(open.kernel.db, [broken]) })
  await replaying('ads')
  const failed = () =>
    sql<{
      attempts: number
      last_error: string | null
    }>`select attempts, last_error from graphile_worker.jobs where last_error is not null`.execute(open.kernel.db)
  await until(async () => (await failed()).rows.length === 1)
  expect((await failed()).rows[0]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('was not handled by every handler') })
})

test('a job of an earlier version is delivered', async () => {
  await replaying('ads')
  const [factId] = await eventIds()
  await sql`delete from graphile_worker._private_jobs`.execute(open.kernel.db)
  await transaction(open.kernel, (tx) => enqueue(tx, 'hear-fact', { factId }))
  await work(dispatchJobs(open.kernel.db, [noting('search')]))
  await until(async () => (await waitingJobs()) === 0)
  expect(await handled()).toEqual([{ handler: 'search', what: 'ads' }])
})

test('the same delivery repeated or concurrent takes effect once', async () => {
  await replaying('ads')
  const deliver = dispatcher(open.kernel.db, [noting('search')])
  const [eventId] = await eventIds()
  await Promise.all([deliver({ eventId }), deliver({ eventId }), deliver({ eventId })])
  await deliver({ eventId })
  expect(await handled()).toHaveLength(1)
})

test('two workers share the deliveries, and each event is handled once', async () => {
  const other = openDatabase({ url: open.url, poolSize: 3, preparedStatements: true })
  const slow: EventHandler = eventHandler('content.changed', 'slow', async (tx, { what }, eventId) => {
    await sql`insert into handled_note values (pg_backend_pid()::text, ${eventId}, ${what})`.execute(tx)
    await sql`select pg_sleep(0.03)`.execute(tx)
  })
  await work({ [dispatchTask]: dispatcher(open.kernel.db, [slow]) })
  const second = await startJobs(other.pool, open.kernel.log, { [dispatchTask]: dispatcher(other.db, [slow]) }, [])
  await Promise.all(Array.from({ length: 40 }, () => replaying('news')))
  await until(async () => (await waitingJobs()) === 0)
  await second.stop()
  await other.close()
  expect(await handled()).toHaveLength(40)
  expect(new Set((await handled()).map((note) => note.handler)).size).toBeGreaterThan(1)
  const doubled = await sql`select event_id from handled_note group by event_id having count(*) > 1`.execute(open.kernel.db)
  expect(doubled.rows).toEqual([])
})

test('a worker that starts later delivers earlier events', async () => {
  await replaying('ads')
  await work({ [dispatchTask]: dispatcher(open.kernel.db, [noting('late')]) })
  await until(async () => (await handled()).length === 1)
})

describe('in-process delivery', () => {
  const handle = (eventHandlers: readonly EventHandler[]) => {
    const dispatcher = startDispatcher(open.kernel.db, eventHandlers, () => {})
    running.push(dispatcher)
    return dispatcher
  }
  const waiting = async () => (await sql`select 1 from platform.event_pending`.execute(open.kernel.db)).rows.length

  test('delivers without a job after the commit, and skips rolled-back events', async () => {
    handle([noting('search'), noting('notices')])
    await transaction(open.kernel, async (tx) => {
      await publish(tx, 'content.changed', { what: 'ads' })
      await transaction({ db: tx }, async (inner) => {
        await publish(inner, 'content.changed', { what: 'policies' })
        return refused('no')
      })
    })
    expect(await waitingJobs()).toBe(0)
    await until(async () => (await waiting()) === 0)
    expect(await handled()).toEqual([
      { handler: 'notices', what: 'ads' },
      { handler: 'search', what: 'ads' },
    ])
  })

  test('hands a failed delivery to jobs, with all its writes rolled back', async () => {
    const broken = eventHandler('content.changed', 'broken', async () => {
      throw new Error('no such table')
    })
    handle([noting('before'), broken])
    await replaying('ads')
    await until(async () => (await waitingJobs()) === 1)
    expect(await waiting()).toBe(0)
    expect(await handled()).toEqual([])
  })

  test('takes over events of a dead process, and skips those that another process holds', async () => {
    await sql`with published as (insert into platform.event (name, payload) values ('content.changed', '{"what": "ads"}'), ('content.changed', '{"what": "news"}') returning id)
      insert into platform.event_pending (batch, event_id, published_at) select gen_random_uuid(), id, now() - interval '1 minute' from published`.execute(
      open.kernel.db,
    )
    // Runs code as another caller, whose async context is outside the running transaction.
    const apart = AsyncLocalStorage.snapshot()
    await transaction(open.kernel, async (tx) => {
      await sql`select 1 from platform.event_pending order by event_id limit 1 for update`.execute(tx)
      await apart(async () => {
        handle([noting('search')])
        await until(async () => (await waitingJobs()) === 1)
        expect(await waiting()).toBe(1)
      })
    })
  })
})

test('a job with a key is queued once, and a delayed job waits for its time', async () => {
  const done: unknown[] = []
  await transaction(open.kernel, async (tx) => {
    await enqueue(tx, 'tidy', { round: 1 }, { key: 'tidy' })
    await enqueue(tx, 'tidy', { round: 2 }, { key: 'tidy' })
    await enqueue(tx, 'tidy', { round: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) })
  })
  await work({ tidy: async (payload) => void done.push(payload) })
  await until(async () => (await waitingJobs()) === 1)
  expect(done).toEqual([{ round: 2 }])
})
