import { readFileSync, readdirSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from './database.ts'

const here = new URL('./proofs/', import.meta.url)
const helpers = readFileSync(new URL('../db/proving.sql', import.meta.url), 'utf8')

let database: FreshDatabase
let client: Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Each proof file tries writes that the database must refuse. It returns a row for each write that was accepted. */
test.each(readdirSync(here))('the database refuses each attempt of %s', async (name) => {
  await client.query('begin')
  await client.query(helpers)
  const found = [await client.query<object>(readFileSync(new URL(name, here), 'utf8'))].flat()
  await client.query('rollback')
  expect(found.flatMap(({ rows }) => rows)).toEqual([])
})
