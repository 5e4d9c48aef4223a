import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '../mall.ts'
import {
  listBackups,
  makeBackup,
  newBackupName,
  pruneBackups,
  recordBackup,
  type MadeBackup,
} from '../platform/db/embedded-postgres/backup/index.ts'
import type { Environment } from '../platform/environment.ts'
import { folderOfFiles } from '../platform/external/storage/local-storage.ts'
import { WrongUsage, type Command } from './command.ts'
import { plazaVersion } from '../platform/observability/version.ts'
import { asMegabytes, requireEmbedded } from './embedded-only.ts'
import { embeddedFolder, openEmbedded } from './open-server.ts'

type Request = { folder: string | null; hasSecret: boolean; isList: boolean; keep: number | null }

const readArgs = (args: readonly string[]): Request => {
  const request: Request = { folder: null, hasSecret: false, isList: false, keep: null }
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '--with-secret') request.hasSecret = true
    else if (arg === '--list') request.isList = true
    else if (arg === '--keep') request.keep = wholeNumber(args[(at += 1)])
    else if (arg.startsWith('-') || request.folder !== null) throw new WrongUsage(`"${arg}" is not an argument of this command.`)
    else request.folder = arg
  }
  return request
}

const wholeNumber = (text: string | undefined): number => {
  if (!/^[1-9]\d{0,3}$/.test(text ?? '')) throw new WrongUsage('After --keep comes the number of backups to keep, such as --keep 14.')
  return Number(text)
}

const targetOf = ({ folder, keep }: Request, { backupDir }: Environment): string => {
  if (folder !== null && keep !== null) throw new WrongUsage('--keep is for backups in BACKUP_DIR: leave out the folder.')
  if (folder !== null) return folder
  if (backupDir === null) throw new WrongUsage('Name a new folder for the backup, or set BACKUP_DIR to a folder for all backups.')
  return join(backupDir, newBackupName(new Date()))
}

/** File with the secret, which the mall made itself; null if the owner set `SECRET_KEY`. */
const secretFile = async ({ secretKey, dataDir }: Environment): Promise<string | null> => {
  const path = join(dataDir, 'secret.key')
  return secretKey === null && (await stat(path).catch(() => null)) ? path : null
}

const aboutSecret = (secret: string | null, { hasSecret }: Request): string => {
  if (secret === null)
    return 'The secret of the mall is in the setting SECRET_KEY. Save it in another place: without it the backup cannot be used fully.'
  return hasSecret
    ? `The backup contains the secret of the mall (secret.key). Whoever has this backup can read all encrypted data.`
    : `The backup does not contain the secret of the mall. Save ${secret} in another place: without it the backup cannot be used fully.`
}

const aboutMoments = ({ manifest, isArchived }: MadeBackup): string => {
  if (manifest.archive === null)
    return `It can be restored to its end, ${manifest.endedAt}, and to no later moment: the mall runs without BACKUP_DIR.`
  return isArchived
    ? `It can be restored to each moment from ${manifest.endedAt} on, up to the last archived minute.`
    : 'PostgreSQL does not archive its WAL: see DATA_DIR/postgres/postgres.log. Until that is mended the backup can be restored to its end only.'
}

const backUp = async (request: Request, environment: Environment): Promise<number> => {
  const target = targetOf(request, environment)
  const secret = await secretFile(environment)
  const server = await openEmbedded(environment)
  try {
    const files = folderOfFiles(environment)
    const made = await makeBackup({
      adminUrl: server.adminUrl,
      home: embeddedFolder(environment),
      dataDir: environment.dataDir,
      files: files && (await stat(files).catch(() => null)) ? files : null,
      secret: request.hasSecret ? secret : null,
      target,
      backupDir: environment.backupDir,
      plaza: plazaVersion,
    })
    await recordBackup(environment.dataDir, new Date(made.manifest.endedAt), made.folder)
    console.log(`The backup is in ${made.folder} (${made.manifest.files.length} files, ${asMegabytes(made.bytes)}).`)
    console.log(aboutMoments(made))
    if (files === null) console.log('The files of the mall are in the bucket of STORAGE_URL and not in the backup.')
    console.log(aboutSecret(secret, request))
    if (request.keep !== null && environment.backupDir !== null)
      for (const removed of await pruneBackups(environment.backupDir, made.manifest.system, request.keep))
        console.log(`Removed ${removed}.`)
    return made.isArchived ? 0 : 1
  } finally {
    await server.stop()
  }
}

const list = async ({ folder }: Request, { backupDir }: Environment): Promise<number> => {
  const where = folder ?? backupDir
  if (where === null) throw new WrongUsage('Name the folder of the backups, or set BACKUP_DIR.')
  const found = await listBackups(where)
  if (found.length === 0) console.log(`${where} contains no finished backup.`)
  for (const { folder: each, manifest } of found)
    console.log(
      `${each}  ended ${manifest.endedAt}  PostgreSQL ${manifest.postgres}  Plaza ${manifest.plaza}${manifest.archive ? '' : '  without WAL archive'}`,
    )
  return 0
}

export const backupCommand: Command = {
  usage: 'backup [FOLDER] [--keep N] [--with-secret] | backup --list',
  purpose: 'copy the embedded mall, also while it runs; without FOLDER into BACKUP_DIR',
  run: async (args, home) => {
    const request = readArgs(args)
    const environment = readSettings(process.env, home)
    requireEmbedded(environment, 'pgBackRest')
    return request.isList ? list(request, environment) : backUp(request, environment)
  },
}
