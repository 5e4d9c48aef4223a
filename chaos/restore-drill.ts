import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { buy, logIn, prepare, type Buyer } from '../bench/kit/buyer.ts'
import { freePort, inRoot, spawnMall, type MallProcess } from '../bench/kit/mall-process.ts'

/**
 * `npm run drill:pgbackrest`: a mall on a PostgreSQL server of its own, with the configuration in `deploy/pgbackrest`, is backed up during purchases
 * and restored to a moment between two of them. Everything is in a temporary folder. It needs Debian's packages postgresql and pgbackrest.
 */
const binaries = process.env['POSTGRES_HOME'] ?? '/usr/lib/postgresql/15'
const secret = 'a secret of the drill, long enough for it'

const isRoot = process.getuid?.() === 0
const execute = promisify(execFile)
/** Runs a program as the account of PostgreSQL, which may not be root. */
const run = async (program: string, ...args: string[]): Promise<void> => {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]
  await execute(command, all, { cwd: '/' })
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
  const since = performance.now()
  const result = await work()
  console.log(`  ${name} (${seconds(since)})`)
  return result
}

type Server = { folder: string; data: string; port: number; config: string; url: string; adminUrl: string }

const makeServer = async (folder: string): Promise<Server> => {
  const [data, port, config] = [join(folder, 'data'), await freePort(), join(folder, 'pgbackrest.conf')]
  const read = (name: string) => readFile(inRoot('deploy/pgbackrest', name), 'utf8')
  await run(join(binaries, 'bin/initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--data-checksums')
  const text = (await read('pgbackrest.conf'))
    .replace('/var/lib/pgbackrest', join(folder, 'repository'))
    .replace('/var/lib/postgresql/15/main', data)
    .replace('pg1-port=5432', `pg1-port=${port}`)
    .replace('/var/run/postgresql', folder)
    .replace('/var/log/pgbackrest', folder)
    .replace('/tmp/pgbackrest', join(folder, 'locks'))
  await writeFile(config, text)
  const archive = (await read('archive.conf')).replace('pgbackrest --stanza', `pgbackrest --config=${config} --stanza`)
  const settings = join(folder, 'archive.conf')
  await writeFile(settings, `${archive}port = ${port}\nunix_socket_directories = '${folder}'\nlisten_addresses = '127.0.0.1'\n`)
  await run('/bin/sh', '-c', `cat '${settings}' >> '${data}/postgresql.conf'`)
  const at = `127.0.0.1:${port}`
  return { folder, data, port, config, url: `postgres://plaza@${at}/plaza`, adminUrl: `postgres://postgres@${at}/plaza` }
}

const control = ({ data, folder }: Server, ...args: string[]) =>
  run(join(binaries, 'bin/pg_ctl'), '-D', data, '-l', join(folder, 'postgres.log'), '-w', '-t', '120', ...args)
const backRest = ({ config }: Server, ...args: string[]) => run('pgbackrest', `--config=${config}`, '--stanza=plaza', ...args)

const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const paymentsOf = async ({ url }: Server, { id }: Buyer): Promise<string[]> =>
  (await ask<{ id: string }>(url, `select id from checkout.payment where customer_id = ${id} order by id`)).map((row) => row.id)

const plaza = async ({ url, folder }: Server, ...args: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: url, SECRET_KEY: secret, DEMO: '1', DATA_DIR: join(folder, 'mall') }
  const { stdout } = await execute(process.execPath, [inRoot('server/bin/plaza.mjs'), ...args], { env })
  return stdout.trim().split('\n').at(-1) ?? ''
}

type Bought = { buyer: Buyer; during: number; before: string[]; after: string[]; moment: string }

/** Buys before, during and after the backup. The moment is after the purchases of `before`, and before those of `after`. */
const buyAround = async (server: Server, mall: MallProcess): Promise<Bought> => {
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  try {
    const buyer = await logIn(mall, admin)
    const product = await prepare(admin, buyer)
    const before = [...(await paymentsOf(server, buyer)), await buy(mall, buyer, product)]
    const state = { isBackingUp: true }
    const ended = step('backed up', () => backRest(server, '--type=full', 'backup')).finally(() => (state.isBackingUp = false))
    let during = 0
    for (; state.isBackingUp; during += 1) before.push(await buy(mall, buyer, product))
    await ended
    for (let count = 0; count < 10; count += 1) before.push(await buy(mall, buyer, product))
    const { rows } = await admin.query<{ at: string }>('select clock_timestamp()::text as at')
    const after: string[] = []
    for (let count = 0; count < 5; count += 1) after.push(await buy(mall, buyer, product))
    return { buyer, during, before, after, moment: rows[0]?.at ?? '' }
  } finally {
    await admin.end()
  }
}

/** Starts the mall, buys, and stops the mall again. */
const withPurchases = async (server: Server): Promise<Bought> => {
  const env = { DATABASE_URL: server.url, SECRET_KEY: secret, DEMO: '1', PASSWORD_MEMORY_KIB: '64', MOST_BEHIND_MS: '0' }
  const mall = await spawnMall({ dataDir: join(server.folder, 'mall'), env })
  try {
    await step('mall started', () => mall.answering())
    return await buyAround(server, mall)
  } finally {
    await mall.stop()
  }
}

const drill = async (folder: string): Promise<boolean> => {
  const server = await makeServer(folder)
  await control(server, 'start')
  try {
    await run(join(binaries, 'bin/createuser'), '-h', folder, '-p', String(server.port), '-U', 'postgres', 'plaza')
    await run(join(binaries, 'bin/createdb'), '-h', folder, '-p', String(server.port), '-U', 'postgres', '-O', 'plaza', 'plaza')
    await backRest(server, 'stanza-create')
    await step('archive checked', () => backRest(server, 'check'))
    const { buyer, during, before, after, moment } = await withPurchases(server)
    console.log(`  ${before.length} payments before ${moment}, ${during} of them during the backup; ${after.length} after it`)

    await control(server, '-m', 'fast', 'stop')
    await run('rm', '-rf', server.data)
    await step('restored', () => backRest(server, '--type=time', `--target=${moment}`, '--target-action=promote', 'restore'))
    await step('recovered to the moment', async () => {
      await control(server, 'start')
      for (;;) {
        const [row] = await ask<{ busy: boolean }>(server.adminUrl, 'select pg_is_in_recovery() as busy')
        if (!row?.busy) return
        await pause(50)
      }
    })
    const found = await paymentsOf(server, buyer)
    const missing = before.filter((id) => !found.includes(id))
    const extra = found.filter((id) => !before.includes(id))
    console.log(`  ${found.length} payments restored; ${missing.length} are missing, ${extra.length} are too many`)
    console.log(`  ledger check: ${await plaza(server, 'ledger', 'check')}`)
    console.log(`  audit verify: ${await plaza(server, 'audit', 'verify')}`)
    return missing.length === 0 && extra.length === 0
  } finally {
    await control(server, '-m', 'immediate', 'stop').catch(() => {})
  }
}

const needed = [join(binaries, 'bin/initdb'), '/usr/bin/pgbackrest', inRoot('server/dist/main.mjs')]
const lacking = needed.find((path) => !existsSync(path))
if (lacking !== undefined) {
  console.error(`${lacking} is missing. On Debian: apt-get install postgresql pgbackrest; and npm run build.`)
  process.exit(2)
}
const folder = await mkdtemp(join(tmpdir(), 'plaza-drill-'))
let isGood = false
try {
  await mkdir(join(folder, 'mall'))
  if (isRoot) await execute('chown', ['-R', 'postgres:postgres', folder])
  isGood = await drill(folder)
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
console.log(isGood ? 'The restored mall is the mall of the moment.' : 'The restored mall is not the mall of the moment.')
process.exit(isGood ? 0 : 1)
