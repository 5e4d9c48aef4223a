import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDatabase } from '../src/app.ts'
import { exportDatabase, importDatabase } from '../src/platform/db/dump/index.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { adminUrlOf } from './admin.ts'
import { filledDatabase } from './database.ts'
import { quickestFolder } from './quickest-folder.ts'

const prefix = 'plaza-embedded-'
const log = { info: () => {}, warn: (text: string) => console.warn(text), error: (text: string) => console.error(text) }

/** A folder for data of embedded malls, which another account may enter. */
export const temporaryFolder = async (): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(await quickestFolder(prefix), prefix))
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 }) }
}

export const startIn = (dataDir: string, more: { backupDir?: string; binaries?: string } = {}): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log, ...more })

/** Fills a new cluster with the rows of the demo mall, which takes less time than making them again. */
export const fillWithDemo = async (to: EmbeddedPostgres, folder: string): Promise<void> => {
  const file = join(folder, 'demo.plaza')
  const filled = await filledDatabase()
  await exportDatabase(adminUrlOf(filled.url), file, 'a test')
  await filled.drop()
  await prepareDatabase(to.url)
  await importDatabase(to.adminUrl, file)
}
