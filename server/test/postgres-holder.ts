import { Client } from 'pg'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'

/** A separate process that runs a database, inserts numbers, and prints one line for each acknowledged insert. The test kills this process. */
const dataDir = process.argv[2] ?? ''
const postgres = await startEmbeddedPostgres({ dataDir, log: console })
const client = new Client({ connectionString: postgres.url })
await client.connect()
await client.query('create table if not exists number (n bigint primary key)')
process.stdout.write(`ready ${postgres.url}\n`)
for (let n = 1; ; n++) {
  await client.query('insert into number (n) select coalesce(max(n), 0) + 1 from number')
  process.stdout.write(`acknowledged ${n}\n`)
}
