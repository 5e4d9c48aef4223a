import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { commandAs, give, type Account } from './account.ts'
import { NoDatabase } from './binaries.ts'

const idFile = 'archive-id'

/**
 * Name of the folder for the WAL of this cluster below `BACKUP_DIR/wal`; null if it never had one. A restored cluster gets a new name, because its WAL
 * continues another way than that of the cluster it was restored from.
 */
export const archiveIdOf = (home: string): Promise<string | null> =>
  readFile(join(home, idFile), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

export const archiveFolder = (backupDir: string, id: string): string => join(backupDir, 'wal', id)

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`
/** PostgreSQL replaces `%p` and `%f` in a command, so another `%` is doubled. */
const inCommand = (path: string) => quoted(path).replaceAll('%', '%%')

/** Copies one segment. A file with other content is never replaced, and no partial file has the final name. */
const archiveCommand = (folder: string) =>
  `d=${inCommand(folder)}; f="$d/%f.gz"; ` +
  `if [ -e "$f" ]; then gzip -dc "$f" | cmp -s - "%p" && sync "$d"; ` +
  `else gzip -1 <"%p" >"$f.part" && sync "$f.part" && mv "$f.part" "$f" && sync "$d"; fi`

/** A missing segment is the end of the archive. A damaged one must end the recovery: any status above 125 does. */
export const readArchiveCommand = (folder: string): string => {
  const file = `${inCommand(folder)}/"%f".gz`
  return `[ -f ${file} ] || exit 1; gzip -dc ${file} >"%p" || exit 200`
}

/** Settings with which PostgreSQL archives its WAL in `backupDir`. Makes the folder. */
export async function archiveSettings(home: string, account: Account, backupDir: string): Promise<Readonly<Record<string, string>>> {
  if (!relative(dirname(home), backupDir).startsWith('..'))
    throw new NoDatabase(`BACKUP_DIR (${backupDir}) is inside DATA_DIR: choose a folder outside, best on another disk.`)
  let id = await archiveIdOf(home)
  if (id === null) {
    id = randomBytes(4).toString('hex')
    await writeFile(join(home, idFile), `${id}\n`, { flush: true })
  }
  const folder = archiveFolder(backupDir, id)
  await makeFolder(folder, backupDir).catch((error: unknown) => {
    throw new NoDatabase(`The folder of BACKUP_DIR cannot be used: ${(error as Error).message}`)
  })
  await give(account, folder)
  const { command, args, options } = commandAs(account, '/bin/sh', ['-c', 'cd "$0" && test -w .', folder])
  if (spawnSync(command, args, { ...options, stdio: 'ignore' }).status !== 0)
    throw new NoDatabase(`The account of PostgreSQL cannot write to ${folder}: set BACKUP_DIR to a folder that it can enter.`)
  return { archive_mode: 'on', archive_timeout: '60', archive_command: archiveCommand(folder) }
}

/** The account of PostgreSQL passes through the upper folders, and only reads its own. */
async function makeFolder(folder: string, backupDir: string): Promise<void> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  await mkdir(backupDir, { recursive: true, mode })
  await mkdir(join(backupDir, 'wal'), { recursive: true, mode })
  await mkdir(folder, { recursive: true, mode: 0o700 })
}
