import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { onlyAnswering, spentAnswering, type Cpu } from './apart.ts'
import type { Figure } from './figures.ts'
import { inRoot, spawnMall, type MallProcess } from './mall-process.ts'
import { cpuMs, ownCpuMs } from './processes.ts'

/** Database URL of a mall that runs in this folder, with the mall's own database role. */
export const databaseOf = async (dataDir: string): Promise<string> => {
  const { mall } = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { mall: string }
  const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
  return `postgres://plaza:${encodeURIComponent(mall)}@127.0.0.1:${port}/plaza`
}

export type Shops = { live: (isAwake: boolean) => void; end: () => Promise<void> }

/** Starts a process that simulates shops. It writes nothing until `live(true)`. */
export const shopsOf = async (database: string): Promise<Shops> => {
  const writer = fork(inRoot('bench/kit/living-shops.ts'), { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  writer.on('message', (said: { problem?: string }) => said.problem && console.log(`not written: ${said.problem}`))
  writer.send(database)
  await once(writer, 'message')
  return { live: (isAwake) => writer.send(isAwake), end: async () => void writer.kill('SIGKILL') }
}

/** `--alive`: customers buy and review, and shops deliver and publish, while a benchmark reads. */
export const isAlive = process.argv.includes('--alive')

/** A server under load, with a function that returns the CPU used so far. */
export type Server = { pid: number; url: string; spent: () => Promise<Cpu> }

/** A server without other clients. The CPU of all processes that it started counts as its cost. */
export const alone = ({ pid, url }: Pick<Server, 'pid' | 'url'>): Server => ({
  ...{ pid, url },
  spent: async () => ({ all: cpuMs(pid), server: ownCpuMs(pid) }),
})

/** Runs `work`. With `--alive`, simulated shops write at the same time. */
export const whileShopsLive = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  if (!isAlive) return work()
  const shops = await shopsOf(await databaseOf(dataDir))
  shops.live(true)
  try {
    return await work()
  } finally {
    await shops.end()
  }
}

/** Provides the server to measure. With `--alive`, a second process only answers requests, so that the cost of writes is not counted. */
export const whereItLives = async <T>(mall: MallProcess, dataDir: string, work: (server: Server) => Promise<T>): Promise<T> => {
  if (!isAlive) return work(alone(mall))
  const database = await databaseOf(dataDir)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const beside = await spawnMall({ dataDir, env: onlyAnswering(database) })
  const server = { pid: beside.pid, url: beside.url, spent: () => spentAnswering(client, [beside]) }
  try {
    await beside.answering()
    return await whileShopsLive(dataDir, () => work(server))
  } finally {
    await client.end()
    await beside.stop()
  }
}

/** CPU that a server uses during `work`, in ms. */
export const spentFor = async ({ spent }: Server, work: () => Promise<unknown>): Promise<Cpu> => {
  const before = await spent()
  await work()
  const after = await spent()
  return { all: after.all - before.all, server: after.server - before.server }
}

/** Marks figures measured while shops write, so that a reader does not take them for those of a mall at rest. */
export const asItLives = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => (isAlive ? { ...figure, what: `${figure.what}, while shops live` } : figure))
