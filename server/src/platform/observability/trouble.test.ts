import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { call, outcomeUnknown, transportMessages } from '@plaza/contract'
import { IdempotencyKey, text } from '@plaza/contract/fields'
import { done } from '@plaza/values'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { asking, form, wordy } from '../../../test/trial-calls.ts'
import { route } from '../http/serve.ts'
import { transaction } from '../db/transaction.ts'
import { isFlushFault, watchTrouble } from './trouble.ts'

const note = call({
  method: 'POST',
  path: '/trial/note',
  who: 'visitor',
  once: true,
  summary: 'Writes something down',
  input: z.object({ words: text(20), idempotency_key: IdempotencyKey }),
  answer: z.object({ id: z.number() }),
})
let thrown: unknown = new Error('none')
const routes = [
  route('note', note, ({ kernel, input }) =>
    transaction(kernel, async (tx) => {
      const made = await sql<{ id: number }>`insert into noted (words) values (${input.words}) returning id`.execute(tx)
      return done({ id: made.rows[0]?.id ?? 0 })
    }),
  ),
  route('look', call({ ...wordy, path: '/trial/look' }), async () => {
    throw thrown
  }),
  route('act', call({ ...wordy, method: 'POST', path: '/trial/act' }), async () => {
    throw thrown
  }),
]

let mall: SmallMall
let admin: pg.Client
let name: string
/** The warnings about the test database, which runs without fsync. Every response contains them. */
let standard: unknown[]
beforeAll(async () => {
  mall = await openMall(routes)
  await sql`create table noted (id int generated always as identity, words text)`.execute(mall.kernel.db)
  admin = new pg.Client({ connectionString: inject('postgres').adminUrl })
  await admin.connect()
  standard = await ready()
  name = new URL(mall.url).pathname.slice(1)
})
afterAll(async () => {
  await admin.end()
  await mall.end()
})
const ask = asking(() => mall)
const write = (words: string) => ask('/api/trial/note', form(`words=${words}&idempotency_key=the-key-of-${words}`))
const ready = async () => {
  const { status, text: said } = await ask('/readyz')
  return [status, said.trim()]
}
const closeAll = () => admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
/** Checks that a write fails with an unknown outcome. After the repair, a retry with the same key writes once. */
const isAwayUntil = async (words: string, patched: () => Promise<unknown>, says: string | RegExp) => {
  const away = await write(words)
  expect(away.status).toBe(503)
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(away.body).toEqual({ code: 503, message: outcomeUnknown.en, data: null })
  expect(await ready()).toEqual([503, expect.stringMatching(says)])
  await patched()
  await expect.poll(async () => (await write(words)).body.code, { timeout: 40_000 }).toBe(200)
  const { now } = mall.kernel
  mall.kernel.now = () => new Date(Date.now() + 11_000)
  await expect.poll(ready, { timeout: 40_000 }).toEqual(standard)
  mall.kernel.now = now
  const noted = await sql<{ n: string }>`select count(*) as n from noted where words = ${words}`.execute(mall.kernel.db)
  expect(noted.rows).toEqual([{ n: '1' }])
}

describe('PostgreSQL trouble', () => {
  test('full disk: writes get a 503 with Retry-After, and the mall accepts no new work', async () => {
    await sql`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(
      mall.kernel.db,
    )
    await sql`create trigger full_disk before insert on noted execute function full_disk()`.execute(mall.kernel.db)
    await isAwayUntil('full', () => sql`drop trigger full_disk on noted`.execute(mall.kernel.db), /disk of the database is full/)
  })
  test('read-only database: writes get a 503 with Retry-After, and the mall accepts no new work', async () => {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await closeAll()
    const patched = async () => {
      await admin.query(`alter database ${name} reset default_transaction_read_only`)
      await closeAll()
    }
    // The first statement on a closed connection reports the closed connection, so the test polls.
    await expect.poll(ready, { timeout: 40_000 }).toEqual([503, 'the database is read-only'])
    await isAwayUntil('read-only', patched, 'the database is read-only')
  })
  test('no connections: every request gets a 503 with Retry-After, and the mall accepts no new work', async () => {
    await admin.query(`alter database ${name} allow_connections false`)
    await closeAll()
    await isAwayUntil('closed', () => admin.query(`alter database ${name} allow_connections true`), 'the database does not answer')
  })
})

describe('infrastructure failure', () => {
  const fault = (code: string, message = 'a fault', more: object = {}) => Object.assign(new Error(message), { code, ...more })
  test.each([
    ...['53000', '53100', '53200', '53300', '53400', '57P01', '57P02', '57P03', '57P04', '57P05', '58030', '25006', '57014', '55P03'],
    ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
    ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOSPC', 'EDQUOT'],
  ])('%s is a 503 with Retry-After, for reads and for writes', async (code) => {
    thrown = fault(code)
    const [looked, acted] = [await ask('/api/trial/look'), await ask('/api/trial/act', form(''))]
    expect([looked.status, acted.status]).toEqual([503, 503])
    expect([looked, acted].every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect([looked.body.message, acted.body.message]).toEqual([transportMessages[503].en, outcomeUnknown.en])
  })
  test.each([
    ['a connection that is gone', new Error('Client has encountered a connection error and is not queryable')],
    ['a database that is closed', fault('55000', 'database "mall" is not currently accepting connections')],
    ['one that lies within another', new Error('a query failed', { cause: fault('ECONNRESET') })],
    ['one of several', new AggregateError([fault('ETIMEDOUT'), fault('EHOSTUNREACH')])],
  ])('%s is also a 503', async (_, error) => {
    thrown = error
    expect((await ask('/api/trial/look')).status).toBe(503)
  })
  test.each(['42P01', '23505', '22P02', 'EACCES', '55000'])('%s is our own error and stays a 500', async (code) => {
    thrown = fault(code)
    expect((await ask('/api/trial/look')).status).toBe(500)
  })
})

test('the mall accepts no new work until ten seconds after the last failed write, and logs this once', () => {
  const { note: noted, since } = watchTrouble()
  const at = (second: number) => new Date(1_800_000_000_000 + second * 1000)
  const full = Object.assign(new Error('No space left on device'), { code: '53100' })
  const said = 'the disk of the database is full'
  expect([noted(full, at(0)), noted(full, at(9)), noted(new Error('another fault'), at(10))]).toEqual([said, null, null])
  expect([since(at(12)), since(at(18.999)), since(at(19))]).toEqual([said, said, null])
  expect(noted(full, at(19))).toBe(said)
  expect(noted(Object.assign(new Error('read-only'), { code: '25006' }), at(20))).toBe('the database is read-only')
})

describe('failed fsync', () => {
  const worker = fileURLToPath(new URL('../../../test/flush-worker.ts', import.meta.url))
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; out: string; said: string }>((resolve) => {
      const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: mall.url, DATA_DIR: inject('dataDir'), DEMO: '1' }
      execFile(process.execPath, ['--import', 'tsx', worker, ...args], { env }, (error, out, said) =>
        resolve({ code: error?.code ?? 0, out, said }),
      )
    })
  const panic = 'could not fsync file "base/5/16384": Input/output error'
  test.each([
    ['of our own files', ['files']],
    ['of PostgreSQL', ['database', panic, '58030']],
  ])('%s stops the process with one line', async (_, args) => {
    const { code, out, said } = await run(...args)
    expect([code, out]).toEqual([74, ''])
    expect(said).toMatch(/^Plaza stops: the disk did not keep a write \(.*fsync.*\)\.\n$/)
  })
  test('is not detected in text that a query sends to PostgreSQL', async () => {
    expect((await run('database', panic, '22P02')).out).toBe('goes on\n')
    expect(isFlushFault(Object.assign(new Error(`invalid input syntax: "${panic}"`), { code: '58030' }))).toBe(false)
  })
})
