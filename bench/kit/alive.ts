import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { inRoot } from './mall-process.ts'
import { cpuMs, ownCpuMs } from './processes.ts'

/** The database of a mall that runs from this folder, as its own person. */
export const databaseOf = async (dataDir: string): Promise<string> => {
  const { mall } = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { mall: string }
  const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
  return `postgres://plaza:${encodeURIComponent(mall)}@127.0.0.1:${port}/plaza`
}

export type Shops = { live: (isAwake: boolean) => void; end: () => void }

/** Shops that stand still until they are told to live. */
export const shopsOf = async (database: string): Promise<Shops> => {
  const writer = fork(inRoot('bench/kit/living-shops.ts'), { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  writer.on('message', (said: { problem?: string }) => said.problem && console.log(`not written: ${said.problem}`))
  writer.send(database)
  await once(writer, 'message')
  return { live: (isAwake) => writer.send(isAwake), end: () => writer.kill('SIGKILL') }
}

/** `--alive`: people buy, review, deliver and publish while a bench reads. */
export const isAlive = process.argv.includes('--alive')

/** Where shops are to live meanwhile, they do. */
export const whereItLives = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  if (!isAlive) return work()
  const shops = await shopsOf(await databaseOf(dataDir))
  shops.live(true)
  try {
    return await work()
  } finally {
    shops.end()
  }
}

export type Spent = { all: number; server: number; seconds: number }
const spentSoFar = (pid: number): Spent => ({ all: cpuMs(pid), server: ownCpuMs(pid), seconds: performance.now() / 1000 })
const since = (pid: number, before: Spent): Spent => {
  const now = spentSoFar(pid)
  return { all: now.all - before.all, server: now.server - before.server, seconds: now.seconds - before.seconds }
}
const breathMs = 6000

/** CPU of the mall and of its server alone for some work, in ms; what the living of its shops costs by itself is taken off. */
export const spentFor = async (pid: number, work: () => Promise<unknown>): Promise<Spent> => {
  const quiet = spentSoFar(pid)
  if (isAlive) await pause(breathMs)
  const idle = since(pid, quiet)
  const before = spentSoFar(pid)
  await work()
  const { all, server, seconds } = since(pid, before)
  const rate = (spent: number) => (isAlive ? (spent / idle.seconds) * seconds : 0)
  return { all: all - rate(idle.all), server: server - rate(idle.server), seconds }
}

/** So that nobody takes these figures for those of a mall at rest. */
export const asItLives = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => (isAlive ? { ...figure, what: `${figure.what}, while shops live` } : figure))
