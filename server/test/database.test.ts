import { Client } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

async function open(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

test('each test has its own migrated mall, and its writes stay in it', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()])
  const [ada, ben] = await Promise.all([open(one.url), open(two.url)])
  await ada.query('create table loaf (name text)')
  const seen = await ben.query("select to_regclass('loaf') as loaf, (select count(*)::int from platform.migration) as migrations")
  expect(seen.rows[0]).toEqual({ loaf: null, migrations: expect.any(Number) })
  expect(seen.rows[0].migrations).toBeGreaterThan(0)
  await Promise.all([one.drop(), two.drop()])
  await expect(open(one.url)).rejects.toThrow(/does not exist/)
  await Promise.all([ada.end().catch(() => {}), ben.end().catch(() => {})])
})

test('twenty malls can be created concurrently', async () => {
  const malls = await Promise.all(Array.from({ length: 20 }, freshDatabase))
  expect(new Set(malls.map(({ url }) => url)).size).toBe(20)
  await Promise.all(malls.map(({ drop }) => drop()))
})
