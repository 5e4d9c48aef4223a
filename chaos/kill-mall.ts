import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { cast, pictureFile, pictures } from '@plaza/cast'
import { inRoot, spawnMall, temporaryFolder, type MallProcess } from '../bench/kit/mall-process.ts'
import { familyOf } from '../bench/kit/processes.ts'

type Moment = { name: string; command?: readonly string[]; come: (mall: MallProcess) => Promise<unknown> }

const until = async (what: () => boolean | Promise<boolean>, mall: MallProcess) => {
  for (const deadline = Date.now() + 90_000; !(await what()); await pause(10)) {
    if (mall.child.exitCode !== null) throw new Error(`the mall ended by itself:\n${mall.said()}`)
    if (Date.now() > deadline) throw new Error(`the moment did not come:\n${mall.said()}`)
  }
}
const said = (mall: MallProcess, words: string) => until(() => mall.said().includes(words), mall)
const after = (words: string, ms: number) => async (mall: MallProcess) => {
  await said(mall, words)
  await pause(ms)
}

/** Moments of the kills: first during the first start, each kill later than the previous one; then while visitors use the mall. */
const moments: Moment[] = [
  { name: 'while its database is made', come: () => pause(400) },
  { name: 'while its tables are made', come: after('PostgreSQL is ready', 60) },
  { name: 'when the demo fill begins', come: after('The database is up to date', 50) },
  { name: 'in the midst of the demo fill', come: after('The database is up to date', 700) },
  { name: 'late in the demo fill', come: after('The database is up to date', 1500) },
  { name: 'as it opens', come: after('The demo mall is filled', 30) },
  { name: 'while it serves', come: (mall) => mall.answering().then(() => visit(mall, 500)) },
  { name: 'in a second start', come: () => pause(250) },
  { name: 'npm start, while it serves', command: ['npm', 'start'], come: (mall) => mall.answering(300_000).then(() => visit(mall, 300)) },
]

const paths = [
  '/api/customer/product/get_all_products?limit=20',
  '/api/customer/product/detail?id=1',
  '/api/customer/index/get_currency',
  '/healthz',
]

/** Requests pages for a time, like visitors. */
const visit = async (mall: MallProcess, forMs: number) => {
  for (const end = performance.now() + forMs; performance.now() < end;)
    await Promise.all(paths.map((path) => fetch(`${mall.url}${path}`).then((answer) => answer.arrayBuffer())))
}

const kill = async (mall: MallProcess, withDatabase: boolean) => {
  const doomed = withDatabase ? familyOf(mall.pid) : familyOf(mall.pid).filter((pid) => pid === mall.pid)
  for (const pid of doomed) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process ended on its own before this kill.
    }
  }
  await mall.exited
}

type List = { data: { total: number; list: { image: string }[] } }

/** Checks that the mall is complete: every product, identical picture bytes, and able to accept writes. */
const wants = async (mall: MallProcess): Promise<string[]> => {
  const faults: string[] = []
  const ready = await fetch(`${mall.url}/readyz`)
  if (ready.status !== 200) faults.push(`it is not ready: ${(await ready.text()).trim()}`)
  const answer = (await fetch(`${mall.url}${paths[0]}`).then((response) => response.json())) as List
  const expected = cast.products.length
  if (answer.data.total !== expected) faults.push(`it shows ${answer.data.total} of ${expected} products`)
  for (const { image } of answer.data.list) {
    const picture = await fetch(`${mall.url}/media/${image}`)
    const bytes = Buffer.from(await picture.arrayBuffer())
    if (picture.status !== 200 || !(await knownPictures()).has(bytes.toString('base64'))) faults.push(`the picture ${image} is not whole`)
  }
  return faults
}

/** Failed checks in the output of `npm run ledger:check`. */
const redBooks = async (dataDir: string): Promise<string[]> => {
  const program = inRoot('server/src/main.ts')
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, 'ledger', 'check'], {
    env: environment,
  }).catch((error: { stdout?: string; message: string }) => ({ stdout: error.stdout || `✗ ${error.message}` }))
  return stdout.split('\n').filter((line) => line.startsWith('✗'))
}

let known: Set<string> | null = null
const knownPictures = async () => {
  const folder = inRoot('packages/cast/pictures')
  known ??= new Set(await Promise.all(Object.keys(pictures).map((name) => readFile(join(folder, pictureFile(name, 640)), 'base64'))))
  return known
}

/**
 * Runs kill -9 on the real mall at every stage. Each next start must continue the interrupted work, and the last start must leave a complete mall.
 */
export const killMall = async (publish: (line: string) => void = () => {}): Promise<string[]> => {
  const folder = await temporaryFolder('chaos')
  try {
    for (const [at, moment] of moments.entries()) {
      const mall = await spawnMall({
        dataDir: folder.path,
        env: { LOG_LEVEL: 'error' },
        ...(moment.command ? { command: moment.command } : {}),
      })
      await moment.come(mall)
      await kill(mall, moment.command !== undefined || at % 2 === 0)
      publish(`killed ${moment.name}`)
    }
    const mall = await spawnMall({ dataDir: folder.path })
    const tookMs = await mall.answering()
    const faults = await wants(mall)
    publish(`the next start answers after ${(tookMs / 1000).toFixed(1)} s`)
    await mall.stop()
    return [...faults, ...(await redBooks(folder.path))]
  } finally {
    await folder.remove()
  }
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const faults = await killMall((line) => console.log(`  ${line}`))
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'the mall killed: it is whole' : 'the mall killed: it is not whole')
  process.exit(faults.length === 0 ? 0 : 1)
}
