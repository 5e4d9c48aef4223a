import { join } from 'node:path'
import { makeKernel } from '../app.ts'
import { readSettings } from '../mall.ts'
import { findRunning, findRunningServer, startEmbeddedPostgres } from '../platform/db/embedded-postgres/index.ts'
import type { Environment } from '../platform/environment.ts'
import type { Kernel } from '../platform/kernel.ts'
import { makeLog } from '../platform/observability/log.ts'
import { step } from '../print-startup.ts'

/** `version` is the version of the embedded PostgreSQL. Null for an external database. */
export type Server = { url: string; version: string | null; stop: () => Promise<void> }

/** Folder of the embedded PostgreSQL. */
export const embeddedFolder = ({ dataDir }: Environment) => join(dataDir, 'postgres')
const external = (url: string): Server => ({ url, version: null, stop: async () => {} })

/** The configured database, or an embedded one that stops with this process. */
export const openServer = async (environment: Environment): Promise<Server> => {
  if (environment.databaseUrl) return external(environment.databaseUrl)
  const log = makeLog(environment.logLevel)
  const publish = {
    info: (text: string) => log.info(text),
    warn: (text: string) => log.warn(text),
    error: (text: string) => log.error(text),
  }
  return step('PostgreSQL is ready', () =>
    startEmbeddedPostgres({ dataDir: embeddedFolder(environment), backupDir: environment.backupDir, log: publish }),
  )
}

/** The database for a command: the configured one, that of a running mall, or else an embedded one that stops with the command. */
export const openServerForCommand = async (environment: Environment): Promise<Server> => {
  const running = environment.databaseUrl ?? (await findRunning(embeddedFolder(environment)))
  if (running) return external(running)
  const log = { info: () => {}, warn: console.warn, error: console.error }
  return startEmbeddedPostgres({ dataDir: embeddedFolder(environment), backupDir: environment.backupDir, log })
}

/** The embedded database with the URL of its administrator: that of a running mall, or else one that stops with the command. */
export const openEmbedded = async (environment: Environment): Promise<{ url: string; adminUrl: string; stop: () => Promise<void> }> => {
  const dataDir = embeddedFolder(environment)
  const running = await findRunningServer(dataDir)
  if (running) return { ...running, stop: async () => {} }
  const log = { info: () => {}, warn: console.warn, error: console.error }
  return startEmbeddedPostgres({ dataDir, backupDir: environment.backupDir, log })
}

/** Runs a command on the URL of the mall's database. */
export const withDatabase = async (home: string, work: (url: string, environment: Environment) => Promise<number>): Promise<number> => {
  const environment = readSettings(process.env, home)
  const server = await openServerForCommand(environment)
  try {
    return await work(server.url, environment)
  } finally {
    await server.stop()
  }
}

/** Runs a command on the mall's data. It works while the mall runs, and while the mall is stopped. */
export const withKernel = (home: string, work: (kernel: Kernel, url: string) => Promise<number>): Promise<number> =>
  withDatabase(home, async (url, environment) => {
    const kernel = makeKernel(environment, url)
    try {
      return await work(kernel, url)
    } finally {
      await kernel.database.close()
    }
  })
