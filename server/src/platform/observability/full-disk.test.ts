import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testEnvironment } from '../../../test/test-environment.ts'
import type { Environment } from '../environment.ts'
import { explainFullDisk } from './full-disk.ts'
import { CannotStart } from './port.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plaza-full-'))
  await mkdir(join(dataDir, 'postgres'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const own = (): Environment => ({ ...testEnvironment(dataDir), databaseUrl: null })
const lineOf = async (error: unknown, environment = own()) => {
  const explained = await explainFullDisk(environment, error)
  return explained instanceof CannotStart ? explained.message : null
}
const oneLine = /^A disk is full: that of \S+ has \d+ MB left\. [^\n]+$/

test.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' }),
  new Error('initdb failed (1): FATAL: could not write to file "pg_wal/xlogtemp.1": No space left on device'),
  new Error('the migration failed', { cause: Object.assign(new Error('full'), { code: '53100' }) }),
])('a start that ends with "$message" reports a full disk in one line', async (error) => {
  expect(await lineOf(error)).toMatch(oneLine)
})

test('a lost connection is reported as a full disk if the PostgreSQL log ends with that error', async () => {
  const lost = new Error('Connection terminated unexpectedly')
  const log = join(dataDir, 'postgres/postgres.log')
  await writeFile(log, 'LOG:  received fast shutdown request\n')
  expect(await lineOf(lost)).toBeNull()
  await writeFile(log, 'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n')
  expect(await lineOf(lost)).toMatch(oneLine)
  expect(await lineOf(new TypeError('x is not a function'))).toBeNull()
})

test('a full disk of a remote database is reported as the disk of DATABASE_URL', async () => {
  const full = Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' })
  expect(await lineOf(full, { ...own(), databaseUrl: 'postgres://plaza@db.example/plaza' })).toBe(
    'The disk of the database of DATABASE_URL is full: could not extend file "base/1/2"',
  )
})
