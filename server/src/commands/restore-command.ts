import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readSettings } from '../mall.ts'
import {
  copyFile,
  copyListed,
  findArchive,
  giveToOwner,
  isMissing,
  listBackups,
  listFiles,
  NoBackup,
  readManifest,
  recoverCluster,
  verifyFiles,
  type FoundBackup,
  type Recovered,
} from '../platform/db/embedded-postgres/backup/index.ts'
import type { Environment } from '../platform/environment.ts'
import { folderOfFiles } from '../platform/external/storage/local-storage.ts'
import { WrongUsage, type Command } from './command.ts'
import { requireEmbedded } from './embedded-only.ts'
import { examineMall } from './examine-mall.ts'
import { embeddedFolder } from './open-server.ts'

type Request = { source: string; moment: string | null }

const momentShape = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)$/

const readArgs = (args: readonly string[]): Request => {
  const [source, flag, moment, more] = args
  if (source === undefined || source.startsWith('-')) throw new WrongUsage('Name the backup to restore, or the folder of all backups.')
  if (flag === undefined) return { source: resolve(source), moment: null }
  if (flag !== '--to' || more !== undefined) throw new WrongUsage(`"${more ?? flag}" is not an argument of this command.`)
  if (!momentShape.test(moment ?? '') || Number.isNaN(Date.parse(moment ?? '')))
    throw new WrongUsage('After --to comes a moment with its time zone, such as 2026-11-28T10:00:00Z.')
  if (Date.parse(moment ?? '') > Date.now()) throw new WrongUsage(`${moment} is in the future.`)
  return { source: resolve(source), moment: moment ?? null }
}

const endOf = ({ manifest }: FoundBackup) => Date.parse(manifest.endedAt)

/** The named backup, or in a folder of backups the newest one that ended before the moment. */
const chooseBackup = async ({ source, moment }: Request): Promise<FoundBackup> => {
  const until = moment === null ? Infinity : Date.parse(moment)
  const all = await listBackups(source)
  const chosen = all.length > 0 ? all.findLast((each) => endOf(each) <= until) : { folder: source, manifest: await readManifest(source) }
  if (!chosen) throw new NoBackup(`All backups in ${source} ended after ${moment}: the first ended at ${all[0]?.manifest.endedAt}.`)
  if (endOf(chosen) > until)
    throw new NoBackup(`The backup ended at ${chosen.manifest.endedAt}, after ${moment}: restore an earlier backup, or to a later moment.`)
  return chosen
}

const requireEmpty = async (folder: string, name: string): Promise<void> => {
  const there = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  if (there.length > 0) throw new NoBackup(`${name} (${folder}) is not empty. A restore never overwrites: set ${name} to a new folder.`)
}

/** Copies the mall's files, and the secret if the backup has it. */
const restoreFiles = async ({ folder, manifest }: FoundBackup, environment: Environment): Promise<number> => {
  const files = folderOfFiles(environment)
  const inBackup = join(folder, 'files')
  const listed = (await stat(inBackup).catch(() => null)) ? await listFiles(inBackup) : null
  if (files !== null && listed !== null) {
    await copyListed(inBackup, listed, files, '.')
    await giveToOwner(files, environment.dataDir)
  }
  if (manifest.hasSecret) {
    const secret = join(environment.dataDir, 'secret.key')
    await copyFile(join(folder, 'secret.key'), secret)
    await chmod(secret, 0o600)
    await giveToOwner(secret, environment.dataDir)
  }
  return listed?.files.length ?? 0
}

const restore = async (request: Request, environment: Environment): Promise<number> => {
  const { dataDir } = environment
  const backup = await chooseBackup(request)
  const files = folderOfFiles(environment)
  await requireEmpty(dataDir, 'DATA_DIR')
  if (files !== null) await requireEmpty(files, 'The folder of STORAGE_URL')
  const archive = await findArchive(backup, environment.backupDir)
  if (request.moment !== null && archive === null)
    throw new NoBackup(`${backup.folder} has no archived WAL beside it, so it can be restored to its end only: leave out --to.`)
  await verifyFiles(backup.folder, backup.manifest.files)
  console.log(`The files of ${backup.folder} are as they were written (${backup.manifest.files.length} files).`)
  const hadFolder = await stat(dataDir).catch(() => null)
  await mkdir(dataDir, { recursive: true })
  try {
    const home = embeddedFolder(environment)
    const recovered = await recoverCluster({ backup, dataDir, home, archive, moment: request.moment })
    const isSound = await complete(backup, environment, recovered).catch(async (error: unknown) => {
      await recovered.abandon()
      throw error
    })
    return isSound ? 0 : 1
  } catch (error) {
    // The folder was empty, so all that is in it now is of this restore.
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    if (!hadFolder) await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

const complete = async (backup: FoundBackup, environment: Environment, recovered: Recovered): Promise<boolean> => {
  if (recovered.reachedAt) console.log(`The last restored transaction is of ${recovered.reachedAt.toISOString()}.`)
  const isSound = await examineMall(environment, recovered.url)
  const count = await restoreFiles(backup, environment)
  await recovered.finish()
  console.log(`The mall is in ${environment.dataDir}, with ${count} files of the time of the backup.`)
  if (!backup.manifest.hasSecret)
    console.log(
      `Before the first start, set SECRET_KEY or put the secret.key of the mall into ${environment.dataDir}. Without it the mall makes a new one.`,
    )
  console.log('Make a new backup after the first start: earlier backups do not continue into the restored mall.')
  return isSound
}

export const restoreCommand: Command = {
  usage: 'restore BACKUP [--to MOMENT]',
  purpose: 'bring a backup back into an empty DATA_DIR, as it was at a moment or at the end',
  run: async (args, home) => {
    const request = readArgs(args)
    const environment = readSettings(process.env, home)
    requireEmbedded(environment, 'pgBackRest')
    return restore(request, environment)
  },
}
