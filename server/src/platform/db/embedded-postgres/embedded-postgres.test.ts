import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findRunning, startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'

const home = mkdtempSync(join(tmpdir(), 'plaza postgres, test '))
const log = { info: vi.fn<(text: string) => void>(), warn: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() }
// `mkdtemp` denies access to other users, but PostgreSQL runs as another user than root.
chmodSync(home, 0o755)
const folder = (name: string) => join(home, name)
/** Copies the data folder of a stopped mall, with its file owner. Creating a cluster takes seconds; a copy does not. */
const usedFolder = (name: string): string => {
  execFileSync('cp', ['-a', folder('used'), folder(name)])
  return folder(name)
}
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeAll(async () => (await startEmbeddedPostgres({ dataDir: folder('used'), log })).stop())
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
})
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 }))

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  running.push(postgres)
  return postgres
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = (dataDir: string) => Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function until(what: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await pause(20)
  }
}

/** Starts a process that uses the database, and waits until the process has confirmed this number of rows. */
async function startHolder(dataDir: string, rows: number): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const holder = fileURLToPath(new URL('../../../../test/postgres-holder.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk))
  const acknowledged = () =>
    said
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('acknowledged')).length
  await until(() => acknowledged() >= rows, 100_000)
  return { child, acknowledged }
}

test('the first start creates a secure cluster, and the second finds its rows at the same address', async () => {
  const dataDir = folder('first')
  const first = await start(dataDir)
  const settings = await ask<{ name: string; setting: string }>(
    first.adminUrl,
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding', 'password_encryption', 'TimeZone', 'max_connections')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    password_encryption: 'scram-sha-256',
    TimeZone: 'UTC',
    max_connections: '100',
  })
  await ask(first.url, 'create table loaf (name text)')
  await ask(first.url, `insert into loaf values ('rye')`)
  await first.stop()

  const second = await start(dataDir)
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select name from loaf')).toEqual([{ name: 'rye' }])
})

test('the database requires the password, which only its owner can read', async () => {
  const dataDir = folder('locked')
  const { url, adminUrl } = await start(dataDir)
  expect(statSync(join(dataDir, 'passwords.json')).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'cluster')).mode & 0o077).toBe(0)
  for (const person of ['postgres', 'plaza']) {
    for (const guess of ['', person, 'password']) {
      const over = new URL(url)
      for (const transport of ['socket', 'loopback']) {
        const query = transport === 'socket' ? over.search : ''
        await expect(ask(`postgres://${person}:${guess}@127.0.0.1:${over.port}/plaza${query}`, 'select 1')).rejects.toThrow(/password/)
      }
    }
  }
  expect(await ask(adminUrl, 'select current_user as me')).toEqual([{ me: 'postgres' }])
  expect(await ask(url, 'select current_user as me, rolsuper as mighty from pg_roles where rolname = current_user')).toEqual([
    { me: 'plaza', mighty: false },
  ])
})

test('it listens on the loopback interface only', async () => {
  const dataDir = usedFolder('listens')
  const { adminUrl } = await start(dataDir)
  expect(await ask(adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const outside = await new Promise<string>((resolve) => {
    const socket = connect({ host: '127.0.0.2', port: Number(new URL(adminUrl).port) })
    socket.once('connect', () => resolve('open'))
    socket.once('error', () => resolve('closed'))
  })
  expect(outside).toBe('closed')
})

test('after SIGKILL of its process PostgreSQL stops, and the next start has every acknowledged row', async () => {
  const dataDir = usedFolder('killed')
  for (let round = 0; round < 2; round++) {
    const before = round === 0 ? 0 : await countRows(dataDir)
    const { child, acknowledged } = await startHolder(dataDir, 30)
    const pid = postmasterPid(dataDir)
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGKILL')
    await until(() => child.signalCode !== null)
    await until(() => !isAlive(pid), 8000)
    expect(await countRows(dataDir)).toBeGreaterThanOrEqual(before + acknowledged())
  }
}, 240_000)

test('a start right after the kill waits for the previous PostgreSQL to stop', async () => {
  const dataDir = usedFolder('at-once')
  const { child, acknowledged } = await startHolder(dataDir, 30)
  child.kill('SIGKILL')
  await until(() => child.signalCode !== null)
  expect(await countRows(dataDir)).toBeGreaterThanOrEqual(acknowledged())
}, 150_000)

test('a PostgreSQL that also lost its supervisor is stopped and restarted', async () => {
  const dataDir = usedFolder('orphan')
  const { child, acknowledged } = await startHolder(dataDir, 30)
  const pid = postmasterPid(dataDir)
  // Pauses the process first, so that it cannot clean up after its shells die.
  child.kill('SIGSTOP')
  for (const shell of shellsAbove(pid)) process.kill(shell, 'SIGKILL')
  child.kill('SIGKILL')
  await until(() => child.signalCode !== null)
  await pause(300)
  expect(isAlive(pid)).toBe(true)
  expect(await countRows(dataDir)).toBeGreaterThanOrEqual(acknowledged())
  expect(isAlive(pid)).toBe(false)
}, 150_000)

test('a killed PostgreSQL restarts at the same address with every acknowledged row', async () => {
  const dataDir = usedFolder('postmaster')
  const { url } = await start(dataDir)
  await ask(url, 'create table number (n bigint)')
  for (let round = 1; round <= 2; round++) {
    await ask(url, `insert into number values (${round})`)
    const pid = postmasterPid(dataDir)
    process.kill(pid, 'SIGKILL')
    await until(() =>
      ask(url, 'select 1').then(
        (rows) => rows.length === 1 && postmasterPid(dataDir) !== pid,
        () => false,
      ),
    )
    expect(await ask(url, 'select count(*)::int as count from number')).toEqual([{ count: round }])
  }
  expect(log.warn).toHaveBeenCalled()
  expect(log.error).not.toHaveBeenCalled()
}, 150_000)

test('a PostgreSQL that cannot restart immediately is retried until it can', async () => {
  const dataDir = usedFolder('late')
  const { url } = await start(dataDir)
  log.warn.mockClear()
  const control = join(dataDir, 'cluster/global/pg_control')
  renameSync(control, `${control}.away`)
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  const refused = () => [...log.warn.mock.calls, ...log.error.mock.calls].filter(([said]) => said.includes('did not start')).length
  await until(() => refused() > 0, 30_000)
  renameSync(`${control}.away`, control)
  await until(() =>
    ask(url, 'select 1').then(
      () => true,
      () => false,
    ),
  )
}, 60_000)

test('a second Plaza on the same folder is refused with a message, and the first continues', async () => {
  const dataDir = usedFolder('twice')
  const { url } = await start(dataDir)
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/Another Plaza is running/)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('an aborted first start does not block the next', async () => {
  const dataDir = folder('broken-off')
  mkdirSync(join(dataDir, 'cluster.new/base'), { recursive: true })
  const { url } = await start(dataDir)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder too deep for a socket is served over the loopback interface', async () => {
  const { url } = await start(folder('deep'.repeat(30)))
  expect(new URL(url).search).toBe('')
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that only its owner can enter is also served', async () => {
  mkdirSync(folder('private'), { mode: 0o700 })
  const { url } = await start(join(folder('private'), 'data'))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a stopped database has no process left', async () => {
  const dataDir = usedFolder('stopped')
  const postgres = await start(dataDir)
  const pid = postmasterPid(dataDir)
  await postgres.stop()
  expect(isAlive(pid)).toBe(false)
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

async function countRows(dataDir: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    const [row] = await ask<{ count: number }>(postgres.url, 'select count(*)::int as count from number')
    return row?.count ?? 0
  } finally {
    await postgres.stop()
  }
}

/** Process IDs of the supervising shell and the shell that reads its pipe. */
function shellsAbove(postmaster: number): number[] {
  const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${postmaster}/status`, 'utf8'))?.[1])
  const siblings = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
  return [parent, ...siblings.filter((pid) => pid !== postmaster)]
}

test('files of another major version are refused in one line with both versions, and left unchanged', async () => {
  const dataDir = usedFolder('older')
  const version = join(dataDir, 'cluster/PG_VERSION')
  writeFileSync(version, '17\n')
  await expect(start(dataDir)).rejects.toThrow(/^[^\n]*older\/cluster was made by PostgreSQL 17, and this Plaza brings 18\.\d+, [^\n]+$/)
  expect(readFileSync(version, 'utf8')).toBe('17\n')
})

test('another program finds the database of a running mall, and none after it stops', async () => {
  const dataDir = usedFolder('found')
  expect(await findRunning(dataDir)).toBeNull()
  const postgres = await start(dataDir)
  expect(await findRunning(dataDir)).toBe(postgres.url)
  await postgres.stop()
  expect(await findRunning(dataDir)).toBeNull()
})

test('a hardened service, which sees no other process, finds the running database and does not start a second one', async () => {
  const dataDir = usedFolder('unseen')
  const postgres = await start(dataDir)
  const lock = join(dataDir, 'cluster/postmaster.pid')
  const [text, port] = [readFileSync(lock, 'utf8'), readFileSync(join(dataDir, 'port'), 'utf8')]
  // The ID of no process looks the same as the ID of a process that cannot be seen.
  writeFileSync(lock, text.replace(/^\d+/, '4194999'))
  try {
    expect(await findRunning(dataDir)).toBe(postgres.url)
    await expect(start(dataDir)).rejects.toThrow(`Another Plaza is running on ${dataDir}`)
    expect(readFileSync(join(dataDir, 'port'), 'utf8')).toBe(port)
  } finally {
    writeFileSync(lock, text)
  }
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 20_000)
