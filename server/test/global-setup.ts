import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { makeKernel, prepareDatabase } from '../src/app.ts'
import { fillDemoMall } from '../src/demo/fill-demo-mall.ts'
import { dispatchAll } from '../src/dispatch-all.ts'
import { filledTemplateName, inDatabase, templateName } from './database.ts'
import { quickestFolder } from './quickest-folder.ts'
import { watchDriver } from './rows/watch-driver.ts'
import { startRows } from './rows/whole-run.ts'
import { testEnvironment } from './test-environment.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; adminUrl: string }
    /** Data folder of the filled demo mall, with its files. */
    dataDir: string
  }
}

const quietLog = {
  info: () => {},
  warn: (text: string) => console.warn(text),
  error: (text: string) => console.error(text),
}

const prefix = 'plaza-test-'

/** Test data is discarded, so PostgreSQL does not wait for the disk, writes no data twice, and does not vacuum. */
const thrownAway = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  autovacuum_naptime: '60s',
}

/** Starts one PostgreSQL for the whole run: the embedded one, or the one in `POSTGRES_HOME`. Every test copies its database from a migrated or a filled template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const rows = startRows(project)
  rows.catch(() => {}) // an error is reported where `rows` is awaited
  const dataDir = await mkdtemp(join(await quickestFolder(prefix), prefix))
  // When root starts PostgreSQL, it runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755)
  const binaries = process.env['POSTGRES_HOME']
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog, settings: thrownAway, ...(binaries && { binaries }) })
  const end = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
    await (await rows).end()
  }
  try {
    await makeTemplate(postgres.adminUrl, templateName)
    await prepareDatabase(inDatabase(postgres.url, templateName))
    await makeTemplate(postgres.adminUrl, `${filledTemplateName} template ${templateName}`)
    const { faults } = watchDriver(await rows)
    await fill(inDatabase(postgres.url, filledTemplateName), dataDir)
    if (faults.length > 0) throw new Error(`The database answers something else than the code takes it to be:\n${faults.join('\n')}`)
  } catch (error) {
    await end()
    throw error
  }
  project.provide('dataDir', dataDir)
  project.provide('postgres', { url: postgres.url, adminUrl: postgres.adminUrl })
  return end
}

async function makeTemplate(adminUrl: string, named: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  const [name, ...rest] = named.split(' ')
  await admin.query(`create database ${name} ${rest.join(' ')} owner plaza`)
  await admin.end()
}

/** Fills the demo mall and handles all events that this publishes. */
async function fill(url: string, dataDir: string): Promise<void> {
  const kernel = makeKernel(testEnvironment(dataDir), url)
  await fillDemoMall(kernel)
  await dispatchAll(kernel)
  await kernel.database.close()
}
