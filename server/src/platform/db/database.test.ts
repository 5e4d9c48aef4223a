import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { openAhead, openDatabase, type Database } from './database.ts'

const poolSize = 4
let fresh: FreshDatabase
let database: Database

beforeEach(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, poolSize, preparedStatements: true, applicationName: 'ahead' })
})
afterEach(async () => {
  await database.close()
  await fresh.drop()
})

const connections = async () => {
  const found = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'ahead' and datname = current_database()`.execute(database.db)
  return found.rows[0]?.count
}

test('the pool opens all connections ahead, and they are idle', async () => {
  expect(await connections()).toBe(1)
  await openAhead(database)
  expect(await connections()).toBe(poolSize)
  expect(database.pool.idleCount).toBe(poolSize)
})

test('opening ahead does not wait for a connection that stays checked out', async () => {
  const held = await database.pool.connect()
  await openAhead(database)
  expect(database.pool.totalCount).toBe(poolSize)
  expect(database.pool.idleCount).toBe(poolSize - 1)
  held.release()
})

test('an unreachable database is not retried', async () => {
  const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', poolSize, preparedStatements: true })
  await openAhead(gone)
  expect(gone.pool.totalCount).toBe(0)
  await gone.close()
})
