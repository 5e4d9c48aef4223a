import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { platformGauges } from '../src/platform/observability/platform-gauges.ts'

/** The PostgreSQL of the other tests sends no replicas, so this file starts its own. */
let postgres: EmbeddedPostgres
let home: string
const databases: Database[] = []
const connect = (url: string) => {
  const database = openDatabase({ url, poolSize: 1, preparedStatements: false })
  databases.push(database)
  return database.db
}
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'plaza-replicas-'))
  await chmod(home, 0o755)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  postgres = await startEmbeddedPostgres({ dataDir: home, log, settings: { wal_level: 'replica', max_wal_senders: '2', fsync: 'off' } })
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.stop()
  await rm(home, { recursive: true, force: true })
})

const source = platformGauges.find(({ gauges }) => gauges.some(({ name }) => name === 'plaza_replicas'))
const read = async (db: Database['db']) =>
  Object.fromEntries(((await source?.read(db)) ?? []).map(({ name, label, value }) => [label ? `${name} ${label}` : name, value]))

/** The WAL positions that a replica has written, flushed and applied. */
const report = (applied: bigint) => {
  const message = Buffer.alloc(34)
  message.write('r')
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(applied, at)
  return message
}
const positionOf = (lsn: string) => {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

test('connected replicas are counted, and a role with pg_monitor sees how late they are', async () => {
  const admin = connect(postgres.adminUrl)
  const mall = connect(postgres.url)
  expect(await read(admin)).toEqual({ plaza_replicas: 0 })

  const address = new URL(postgres.adminUrl)
  const replica = new Client({ connectionString: address.href, application_name: 'standby', replication: 'true' } as never)
  await replica.connect()
  const { rows } = (await replica.query('IDENTIFY_SYSTEM')) as { rows: { xlogpos: string }[] }
  const start = rows[0]?.xlogpos ?? ''
  const wire = (replica as unknown as { connection: { sendCopyFromChunk: (chunk: Buffer) => void } }).connection
  void replica.query(`START_REPLICATION PHYSICAL ${start}`).catch(() => {})
  await expect
    .poll(async () => {
      wire.sendCopyFromChunk(report(positionOf(start) - 4096n))
      return (await read(admin))['plaza_replication_lag_bytes standby']
    })
    .toBeGreaterThanOrEqual(4096)
  expect((await read(admin))['plaza_replication_lag_seconds standby']).toBeGreaterThanOrEqual(0)
  expect(await read(mall)).toEqual({ plaza_replicas: 1 })

  await replica.end().catch(() => {})
  await expect.poll(async () => (await read(admin))['plaza_replicas']).toBe(0)
})
