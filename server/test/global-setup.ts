import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/kernel/embedded-postgres/index.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { inDatabase, templateName } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; adminUrl: string }
  }
}

const told = {
  info: () => {},
  warn: (text: string) => console.warn(text),
  error: (text: string) => console.error(text),
}

/** One PostgreSQL for the whole run, with one migrated database that every test's own is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-test-'))
  // Root's PostgreSQL runs as someone else, who has to come in.
  await chmod(dataDir, 0o755)
  // The data is thrown away, so nothing waits for the disk.
  const postgres = await startEmbeddedPostgres({ dataDir, log: told, settings: { fsync: 'off' } })
  const end = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.adminUrl)
    await migrate(inDatabase(postgres.url, templateName))
  } catch (error) {
    await end()
    throw error
  }
  project.provide('postgres', { url: postgres.url, adminUrl: postgres.adminUrl })
  return end
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${templateName} owner plaza`)
  await admin.end()
}
