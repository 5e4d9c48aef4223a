import { rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { prepareDatabase } from '../app.ts'
import { readSettings } from '../mall.ts'
import { exportDatabase, importDatabase, NoDump } from '../platform/db/dump/index.ts'
import { findRunningServer, startEmbeddedPostgres } from '../platform/db/embedded-postgres/index.ts'
import type { Environment } from '../platform/environment.ts'
import { plazaVersion } from '../platform/observability/version.ts'
import { WrongUsage, type Command } from './command.ts'
import { asMegabytes, requireEmbedded } from './embedded-only.ts'
import { examineMall } from './examine-mall.ts'
import { embeddedFolder, openEmbedded } from './open-server.ts'

const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** Starts the database with an older PostgreSQL, and brings its tables to this Plaza's state. */
const openWithOlder = async (environment: Environment, binaries: string) => {
  const server = await startEmbeddedPostgres({ dataDir: embeddedFolder(environment), log: quiet, binaries: resolve(binaries) })
  try {
    await prepareDatabase(server.url, (name) => console.log(`applied: ${name}`))
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

export const exportCommand: Command = {
  usage: 'export FILE [--postgres FOLDER]',
  purpose: 'write all rows of the embedded database to a file, for another PostgreSQL',
  run: async ([file, flag, binaries, more], home) => {
    if (file === undefined || file.startsWith('-')) throw new WrongUsage('Name a new file for the export.')
    if (flag !== undefined && (flag !== '--postgres' || !binaries || more !== undefined))
      throw new WrongUsage('After the file may come --postgres and the folder of an older PostgreSQL, such as /usr/lib/postgresql/18.')
    const environment = readSettings(process.env, home)
    requireEmbedded(environment, 'pg_dump')
    const folder = embeddedFolder(environment)
    if (!(await stat(folder).catch(() => null))) throw new NoDump(`There is no embedded database in ${folder}.`)
    const isRunning = (await findRunningServer(folder)) !== null
    if (isRunning && binaries) throw new NoDump('The mall runs: stop it before you start its database with another PostgreSQL.')
    const server = binaries ? await openWithOlder(environment, binaries) : await openEmbedded(environment)
    try {
      const { tables, rows, bytes } = await exportDatabase(server.adminUrl, resolve(file), plazaVersion)
      console.log(`${resolve(file)} contains ${rows} rows of ${tables} tables (${asMegabytes(bytes)}).`)
      if (isRunning) console.log('The mall runs: what it writes from now on is not in the file. To move it, stop it and export again.')
      return 0
    } finally {
      await server.stop()
    }
  },
}

const bringIn = async (file: string, environment: Environment): Promise<boolean> => {
  const server = await startEmbeddedPostgres({ dataDir: embeddedFolder(environment), backupDir: environment.backupDir, log: quiet })
  try {
    await prepareDatabase(server.url)
    const { head, rows } = await importDatabase(server.adminUrl, file)
    console.log(
      `Imported ${rows} rows of ${head.tables.length} tables, from PostgreSQL ${head.postgres} of ${head.at} into ${server.version}.`,
    )
    return await examineMall(environment, server.url)
  } finally {
    await server.stop()
  }
}

export const importCommand: Command = {
  usage: 'import FILE',
  purpose: 'make a new embedded database in DATA_DIR from an export',
  run: async ([file, ...more], home) => {
    if (file === undefined || file.startsWith('-') || more.length > 0) throw new WrongUsage('Name the file of the export.')
    const environment = readSettings(process.env, home)
    requireEmbedded(environment, 'psql')
    const folder = embeddedFolder(environment)
    if (!(await stat(file).catch(() => null))?.isFile()) throw new NoDump(`There is no file ${file}.`)
    if (await stat(folder).catch(() => null))
      throw new NoDump(`${folder} exists. An import never overwrites: rename it, such as to ${folder}-old, and import again.`)
    try {
      const isSound = await bringIn(resolve(file), environment)
      console.log(`The database is in ${folder}. Files and secret.key stay where they are, in DATA_DIR.`)
      return isSound ? 0 : 1
    } catch (error) {
      // The folder did not exist, so all that is in it now is of this import.
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  },
}
