import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastBackup } from '../src/platform/db/embedded-postgres/backup/index.ts'
import type { EmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { newShopper, onSale, payFor, place, put, quote, type OnSale, type Shopper } from './buying.ts'
import { openMallOver, type DemoMall } from './demo-mall.ts'
import { fillWithDemo, startIn, temporaryFolder } from './embedded-mall.ts'
import { runPlazaWith } from './run-plaza.ts'
import { until } from './until.ts'

let home: Awaited<ReturnType<typeof temporaryFolder>>
let postgres: EmbeddedPostgres
let mall: DemoMall
let shopper: Shopper
let goods: OnSale[]
const acknowledged: string[] = []

const backupDir = () => join(home.folder, 'backups')
const dataDir = () => join(home.folder, 'mall')
const plaza = (folder: string, ...args: string[]) => runPlazaWith({ DATA_DIR: folder, BACKUP_DIR: backupDir() }, ...args)
const restored = (name: string) => join(home.folder, `restored-${name}`)

const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const buy = async (): Promise<void> => {
  const item = goods[acknowledged.length % goods.length] as OnSale
  expect((await put(mall, shopper, item)).code).toBe(200)
  const quoted = await quote(mall, shopper)
  const placed = await place(mall, shopper, quoted.data.quote_id)
  expect(placed.code).toBe(200)
  acknowledged.push(...placed.data.orders.map(({ order_no: number }) => number))
  expect((await payFor(mall, shopper, placed.data.payment_id)).code).toBe(200)
}

const bases = async () => (await readdir(backupDir())).filter((name) => name.startsWith('base-')).toSorted()

/** Waits until all WAL written so far is archived. */
const archiveAll = async () => {
  // An empty segment would not be archived.
  await ask(postgres.adminUrl, "select pg_logical_emit_message(true, 'test', 'the segment is not empty')")
  const [wal] = await ask<{ name: string }>(postgres.adminUrl, 'select pg_walfile_name(pg_switch_wal()) as name')
  const [id = ''] = await readdir(join(backupDir(), 'wal'))
  await until(() => existsSync(join(backupDir(), 'wal', id, `${wal?.name}.gz`)))
}

const now = async () => {
  const [row] = await ask<{ at: string }>(
    postgres.adminUrl,
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  )
  return row?.at ?? ''
}

const ordersIn = async (folder: string): Promise<string[]> => {
  const server = await startIn(folder)
  try {
    const found = await ask<{ number: string }>(
      server.url,
      `select order_no as number from orders.order_header where customer_id = ${shopper.id} order by id`,
    )
    return found.map(({ number }) => number)
  } finally {
    await server.stop()
  }
}

beforeAll(async () => {
  home = await temporaryFolder()
  await mkdir(join(dataDir(), 'files/media'), { recursive: true })
  await writeFile(join(dataDir(), 'files/media/shoe.webp'), 'a shoe')
  await writeFile(join(dataDir(), 'secret.key'), 'a secret of the mall')
  postgres = await startIn(dataDir(), { backupDir: backupDir() })
  await fillWithDemo(postgres, home.folder)
  mall = await openMallOver({ url: postgres.url, drop: async () => {} }, { DATA_DIR: dataDir() })
  shopper = await newShopper(mall, 100_000_000)
  goods = (await onSale(mall)).slice(0, 4)
})
afterAll(async () => {
  await mall?.end()
  await postgres?.stop()
  await home?.remove()
})

test('a mall that is backed up during purchases comes back as it was at a later moment', async () => {
  expect(await lastBackup({ dataDir: dataDir() })).toBeNull()
  const state = { isBackingUp: true }
  const purchases = (async () => {
    while (state.isBackingUp) await buy()
  })()
  const made = await plaza(dataDir(), 'backup').finally(() => (state.isBackingUp = false))
  await purchases
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('does not contain the secret of the mall. Save ') })
  expect((await lastBackup({ dataDir: dataDir() }))?.getTime()).toBeGreaterThan(0)

  await buy()
  const before = [...acknowledged]
  const moment = await now()
  await buy()
  await archiveAll()

  const { status, stdout, stderr } = await plaza(restored('then'), 'restore', backupDir(), '--to', moment)
  expect(stderr).toBe('')
  expect(stdout).toContain('The books agree.')
  expect(stdout).toContain('The audit log is intact')
  expect(status).toBe(0)
  expect(await ordersIn(restored('then'))).toEqual(before)
  expect(await readFile(join(restored('then'), 'files/media/shoe.webp'), 'utf8')).toBe('a shoe')
  expect(existsSync(join(restored('then'), 'secret.key'))).toBe(false)

  expect((await plaza(restored('all'), 'restore', backupDir())).status).toBe(0)
  expect(await ordersIn(restored('all'))).toEqual(acknowledged)
})

test('a moment before the backup or after the archive is refused, and nothing is left', async () => {
  const early = await plaza(restored('early'), 'restore', backupDir(), '--to', '2026-01-01T00:00:00Z')
  expect(early).toMatchObject({ status: 1, stderr: expect.stringContaining('All backups in') })
  await archiveAll()
  const late = await plaza(restored('late'), 'restore', backupDir(), '--to', await now())
  expect(late).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The archive does not reach .*: its last transaction is of 20/) })
  expect(await plaza(restored('odd'), 'restore', backupDir(), '--to', '2026-11-28')).toMatchObject({ status: 2 })
  expect([restored('early'), restored('late'), restored('odd')].filter((folder) => existsSync(folder))).toEqual([])
})

test('a backup with a changed or missing file is refused, and nothing is left', async () => {
  const [base = ''] = await bases()
  const file = join(backupDir(), base, 'postgres/cluster/global/pg_control')
  const whole = await readFile(file)
  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
  await writeFile(file, changed)
  const refused = {
    status: 1,
    stderr: expect.stringMatching(/is damaged: postgres\/cluster\/global\/pg_control (was changed|is missing)\. Nothing/),
  }
  expect(await plaza(restored('changed'), 'restore', backupDir())).toMatchObject(refused)
  await rename(file, `${file}.away`)
  expect(await plaza(restored('changed'), 'restore', backupDir())).toMatchObject(refused)
  await writeFile(file, whole)
  expect(existsSync(restored('changed'))).toBe(false)
})

test('an interrupted backup is not listed, and cannot be restored', async () => {
  const [base = ''] = await bases()
  const backing = plaza(dataDir(), 'backup')
  await until(async () => {
    const ended = await ask<{ done: boolean }>(
      postgres.adminUrl,
      "select pg_terminate_backend(pid) as done from pg_stat_activity where application_name = 'plaza backup'",
    )
    return ended.length > 0
  })
  expect((await backing).status).toBe(1)
  expect(await bases()).toEqual([base])

  const killed = join(backupDir(), 'base-20270101T000000Z')
  await mkdir(join(killed, 'postgres/cluster'), { recursive: true })
  expect((await plaza(dataDir(), 'backup', '--list')).stdout.trim().split('\n')).toEqual([expect.stringContaining(base)])
  const refused = await plaza(restored('killed'), 'restore', killed)
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('is not a finished backup') })
  expect(existsSync(restored('killed'))).toBe(false)
  await rename(killed, join(home.folder, 'killed-backup'))
})

test('a backup in a folder of its own holds the secret on request; older backups are removed with their WAL', async () => {
  const [first = ''] = await bases()
  const alone = join(home.folder, 'alone')
  expect((await plaza(dataDir(), 'backup', alone, '--with-secret')).stdout).toContain('The backup contains the secret')
  expect(await readFile(join(alone, 'secret.key'), 'utf8')).toBe('a secret of the mall')
  const intoFolder = (...more: string[]) => runPlazaWith({ DATA_DIR: restored('alone') }, 'restore', alone, ...more)
  expect(await intoFolder('--to', await now())).toMatchObject({ status: 1, stderr: expect.stringContaining('no archived WAL beside it') })
  expect(await intoFolder()).toMatchObject({ status: 0, stderr: '' })
  expect(await ordersIn(restored('alone'))).toEqual(acknowledged)
  expect(await readFile(join(restored('alone'), 'secret.key'), 'utf8')).toBe('a secret of the mall')
  expect(await plaza(dataDir(), 'backup', alone)).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') })
  expect(await plaza(dataDir(), 'backup', join(dataDir(), 'copy'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('inside DATA_DIR'),
  })

  const pruned = await plaza(dataDir(), 'backup', '--keep', '1')
  expect(pruned.stdout).toContain(`Removed ${join(backupDir(), first)}.`)
  const [kept = '', ...others] = await bases()
  expect(others).toEqual([])
  const manifest = JSON.parse(await readFile(join(backupDir(), kept, 'manifest.json'), 'utf8')) as { firstSegment: string; archive: string }
  const segments = (await readdir(join(backupDir(), 'wal', manifest.archive))).toSorted()
  expect(segments[0]?.slice(0, 24)).toBe(manifest.firstSegment)
})

test.each([
  [['backup', '--keep', 'all'], 'After --keep comes the number'],
  [['backup', '--liste'], '"--liste" is not an argument'],
  [['restore'], 'Name the backup to restore'],
  [['restore', 'folder', '--until', 'now'], '"--until" is not an argument'],
])('%j is refused with the help', async (args, message) => {
  expect(await plaza(dataDir(), ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) })
})

test('a database of its own server is left to the tools of that server', async () => {
  for (const args of [['backup'], ['restore', 'folder'], ['export', 'file'], ['import', 'file']])
    expect(await runPlazaWith({ DATABASE_URL: postgres.url, SECRET_KEY: 'x'.repeat(32) }, ...args)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('docs/operating/backup.md'),
    })
})
