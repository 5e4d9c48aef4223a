import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBeside } from './bundled-file.ts'
import { BrokenMigration } from './apply-change.ts'

/** SQL for the tables of a new database: first the platform's tables, then those of each module, in the order of the modules. */
export const readBaseline = async (modules: readonly string[]): Promise<string[]> => {
  const platform = findBeside(import.meta.url, './schema.sql', '../src/platform/db/schema.sql', './platform/db/schema.sql')
  if (!platform) throw new BrokenMigration('The schema.sql files are missing next to the server.')
  const folder = join(dirname(platform), '..', '..', 'modules')
  const own = modules.map((name) => join(folder, name, 'schema.sql')).filter((path) => existsSync(path))
  return Promise.all([platform, ...own].map((path) => readFile(path, 'utf8')))
}
