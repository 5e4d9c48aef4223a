import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { Plain, step } from '../ready/tell.mjs'

const log = { info: () => {}, warn: console.warn, error: console.error }

/** The built-in PostgreSQL, which continues to run while servers restart. Null if the settings contain a database URL. */
export async function openDatabase(settings) {
  if (settings.DATABASE_URL) return null
  const { startEmbeddedPostgres, NoDatabase } = await tsImport('../../server/src/platform/db/embedded-postgres/index.ts', import.meta.url)
  return step('PostgreSQL is ready', () => startEmbeddedPostgres({ dataDir: join(settings.DATA_DIR, 'postgres'), log })).catch((error) => {
    throw error instanceof NoDatabase ? new Plain(error.message) : error
  })
}
