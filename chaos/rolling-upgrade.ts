import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import { buy, logIn, prepare } from '../bench/kit/buyer.ts'
import { inRoot, spawnMall, temporaryFolder, type MallProcess } from '../bench/kit/mall-process.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres/index.ts'
import { openProxy } from './kit/proxy.ts'

/**
 * `npm run chaos:upgrade [-- --from REF]`: two processes of an older version sell behind a proxy. This version migrates their database, and replaces
 * them one after the other. No purchase may fail, and at most one read in 10,000. Without REF both versions are this one, with two more migrations.
 */
const { values } = parseArgs({ options: { from: { type: 'string', default: 'HEAD' }, readers: { type: 'string', default: '6' } } })
const execute = promisify(execFile)
const maxFailedShare = 1 / 10_000

const linkPackages = async (root: string) => {
  const [from, to] = [inRoot('node_modules'), join(root, 'node_modules')]
  await mkdir(join(to, '@plaza'), { recursive: true })
  for (const name of await readdir(from)) if (name !== '@plaza') await symlink(join(from, name), join(to, name))
  // The links in `@plaza` are relative, so they lead into the copy.
  await cp(join(from, '@plaza'), join(to, '@plaza'), { recursive: true, verbatimSymlinks: true })
}

const built = ['server/dist', ...['storefront', 'seller', 'operator'].map((app) => `apps/${app}/dist`)]

/** A checkout of a commit, with its built server and apps. */
const checkOut = async (folder: string, ref: string): Promise<string> => {
  await execute('git', ['-C', inRoot(), 'worktree', 'add', '--detach', '--force', folder, ref])
  await linkPackages(folder)
  const [wanted, own] = await Promise.all([ref, 'HEAD'].map((each) => execute('git', ['-C', inRoot(), 'rev-parse', each])))
  if (wanted?.stdout === own?.stdout) for (const part of built) await cp(inRoot(part), join(folder, part), { recursive: true })
  else {
    const build =
      "import('./tools/ready/build.mjs').then(async (m) => { for (const part of Object.keys(m.parts)) await m.buildPart(part) })"
    await execute(process.execPath, ['-e', build], { cwd: folder })
  }
  return folder
}

/** Migrations that the older version lacks: a column, and an index that is built while people buy. */
const addMigrations = async (root: string) => {
  const add = async (name: string, file: string, text: string) => {
    const folder = join(root, 'server/db/migrations', name)
    await mkdir(folder)
    await writeFile(join(folder, file), `-- compatible\n${text};\n`)
    await writeFile(join(folder, 'after.sql'), 'select 1 where false;\n')
  }
  await add('9998-probe-column', 'up.sql', 'alter table orders.order_header add column probe text')
  await add('9999-probe-index', 'concurrently.sql', 'create index concurrently if not exists order_probe on orders.order_header (probe)')
}

type Count = { done: number; failures: string[] }
const repeat = async (count: Count, isOver: () => boolean, work: (turn: number) => Promise<void>) => {
  for (let turn = 0; !isOver(); turn += 1) {
    await work(turn).catch((error: unknown) => count.failures.push(String(error).split('\n')[0] ?? ''))
    count.done += 1
  }
}

const pages = ['/', '/api/customer/index/store', '/api/customer/product/get_all_products', '/api/reference']
const read = async (url: string, turn: number) => {
  const response = await fetch(`${url}${pages[turn % pages.length]}`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${pages[turn % pages.length]} answered ${response.status}`)
}

const folder = await temporaryFolder('upgrade')
const copies: string[] = []
const server = await startEmbeddedPostgres({
  dataDir: join(folder.path, 'postgres'),
  log: { info: () => {}, warn: console.warn, error: console.error },
})
const env = { DATABASE_URL: server.url, SECRET_KEY: 'a secret of the upgrade, long enough', DEMO: '1', DRAIN_MS: '3000' }
const dataDir = join(folder.path, 'data')
const startOf = async (root: string): Promise<MallProcess> => {
  const mall = await spawnMall({ dataDir, env, command: [process.execPath, join(root, 'server/dist/main.mjs')] })
  await mall.answering()
  return mall
}
const plaza = (root: string, ...args: string[]) =>
  execute(process.execPath, [join(root, 'server/dist/main.mjs'), ...args], { env: { ...process.env, ...env, DATA_DIR: dataDir } })
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const since = performance.now()
  const result = await work()
  console.log(`  ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
  return result
}

let failed = true
try {
  const older = await step(`The older version is ${values.from}`, () => checkOut(join(folder.path, 'older'), values.from))
  copies.push(older)
  const newer = await step('The newer version is this one', () => checkOut(join(folder.path, 'newer'), 'HEAD'))
  copies.push(newer)
  await addMigrations(newer)
  const processes = [await step('The first older process serves', () => startOf(older)), await startOf(older)]
  const proxy = await openProxy(processes.map(({ url }) => url))
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const buyer = await logIn(processes[0] as MallProcess, admin)
  const product = await prepare(admin, buyer)
  await admin.end()

  const [purchases, reads]: [Count, Count] = [
    { done: 0, failures: [] },
    { done: 0, failures: [] },
  ]
  let isOver = false
  const through = { ...(processes[0] as MallProcess), url: proxy.url }
  const load = [
    repeat(
      purchases,
      () => isOver,
      () => buy(through, buyer, product).then(() => {}),
    ),
    ...Array.from({ length: Number(values.readers) }, () =>
      repeat(
        reads,
        () => isOver,
        (turn) => read(proxy.url, turn),
      ),
    ),
  ]
  await pause(3000)
  await step('The newer version migrated', () => plaza(newer, 'migrate'))
  const replace = async (at: number, root: string) => {
    await (processes[at] as MallProcess).stop()
    const next = await startOf(root)
    processes[at] = next
    proxy.replace(at, next.url)
    await proxy.ready(at)
  }
  for (const at of [0, 1]) await step(`Process ${at + 1} was replaced by the newer version`, () => replace(at, newer))
  await step('An older process started on the newer database', () => replace(0, older))
  for (const at of [0, 1]) await step(`Process ${at + 1} was restarted`, () => replace(at, newer))
  while (reads.done < 1 / maxFailedShare) await pause(500)
  isOver = true
  await Promise.all(load)
  await proxy.close()
  const books = await plaza(newer, 'ledger', 'check')
  for (const each of processes) await each.stop()
  console.log(`  ${purchases.done} purchases, ${purchases.failures.length} failed; ${reads.done} reads, ${reads.failures.length} failed`)
  for (const line of [...new Set([...purchases.failures, ...reads.failures])]) console.log(`    ${line}`)
  console.log(`  ${books.stdout.trim().split('\n').at(-1)}`)
  failed = purchases.failures.length > 0 || reads.failures.length > reads.done * maxFailedShare
} finally {
  await server.stop()
  for (const copy of copies) await execute('git', ['-C', inRoot(), 'worktree', 'remove', '--force', copy])
  await folder.remove()
}
console.log(failed ? '0 passed, 1 failed' : '1 passed, 0 failed')
process.exit(failed ? 1 : 0)
