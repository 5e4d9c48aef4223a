import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '../../bench/kit/mall-process.ts'
import { makeKernel, prepareDatabase } from '../../server/src/app.ts'
import { demoOrNone } from '../../server/src/demo/fill-demo-mall.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/index.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { runLedgerChecks } from '../../server/src/modules/foundation/ledger/checks/check-ledger.ts'
import { contributions } from '../../server/src/mall.ts'
import { type Fault, plantInDatabase } from './faults.ts'
import { buildMall, killDatabase, startServers, type Servers } from './servers.ts'

const everyThird = 3

/** Repeats a query until the database answers, because queries fail during its restart. */
export const patiently = async <T>(what: () => Promise<T>): Promise<T> => {
  for (const deadline = Date.now() + 60_000; ; await pause(50)) {
    try {
      return await what()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

export type Kills = { servers: number; database: number }
/** Kills a process every few seconds until the time is over. Returns the number of kills. */
export const killAround = async (servers: Servers, seconds: number, publish: (line: string) => void): Promise<Kills> => {
  const kills = { servers: 0, database: 0 }
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await pause(3000 + Math.random() * 2000)
    // Servers start slowly on a busy machine, so wait for two of them. Without a running server, a kill would interrupt nothing.
    while (servers.urls().length < 2) await pause(100)
    const takesDatabase = (kills.servers + kills.database) % everyThird === everyThird - 1
    if (takesDatabase) await killDatabase()
    else servers.killOne()
    kills[takesDatabase ? 'database' : 'servers'] += 1
    publish(`killed ${takesDatabase ? 'PostgreSQL' : 'a server'}, ${Math.max(0, Math.round((end - Date.now()) / 1000))} s left`)
  }
  return kills
}

type Tortured<P> = {
  fault: Fault | null
  servers: number
  publish: (line: string) => void
  /** Prepares data before the servers start. */
  prepare: (kernel: Kernel) => Promise<P>
}

/** Failed checks of the ledger, with the names that `npm run ledger:check` uses. */
export const redBooks = async (kernel: Kernel): Promise<string[]> => {
  const { results } = await runLedgerChecks(kernel, contributions.checks)
  return results.filter(({ bad }) => bad > 0).map((each) => `${each.invariant}: ${each.bad} rows, ${each.difference} cents`)
}

/**
 * Starts the demo mall with its own database, several servers and possibly a planted fault. All of these are removed after `work`. The ledger is
 * checked at the end.
 */
export const withTorturedMall = async <P, T extends { faults: string[] }>(
  { fault, servers: many, publish, prepare }: Tortured<P>,
  work: (kernel: Kernel, servers: Servers, prepared: P) => Promise<T>,
): Promise<T> => {
  await buildMall(fault)
  const folder = await temporaryFolder('chaos')
  const log = { info: () => {}, warn: () => {}, error: publish }
  const postgres = await startEmbeddedPostgres({ dataDir: `${folder.path}/postgres`, log, settings: fault?.settings ?? {} })
  const mallSettings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a mall is tortured here, and nowhere else',
    DEMO: '1',
    DEMO_MONTHS: '0',
    PASSWORD_MEMORY_KIB: '64',
    RATE_LIMIT_PER_MINUTE: '0',
    MOST_BEHIND_MS: '0',
    LOG_LEVEL: 'error',
  }
  let servers: Servers | null = null
  await prepareDatabase(postgres.url)
  const kernel = makeKernel(readEnvironment({ ...mallSettings, DATA_DIR: folder.path }, folder.path), postgres.url)
  try {
    await demoOrNone(kernel)
    await plantInDatabase(kernel, fault)
    const prepared = await prepare(kernel)
    servers = await startServers(many, folder.path, mallSettings)
    const outcome = await work(kernel, servers, prepared)
    const books = await patiently(() => redBooks(kernel))
    return { ...outcome, faults: [...new Set([...outcome.faults, ...books])] }
  } finally {
    await servers?.stop()
    await kernel.database.close().catch(() => {})
    await postgres.stop()
    await folder.remove()
  }
}
