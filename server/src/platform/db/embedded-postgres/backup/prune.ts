import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveFolder } from '../archive.ts'
import { isBackupName, listBackups, type FoundBackup } from './manifest.ts'

/** Time after which an unfinished backup cannot be running any more. */
const abandonedMs = 24 * 3_600_000

/** Removes all but the newest backups of a cluster, and the WAL that only they needed. Returns the removed backups. */
export async function pruneBackups(backupDir: string, system: string, keep: number): Promise<string[]> {
  const own = (await listBackups(backupDir)).filter(({ manifest }) => manifest.system === system)
  const [removed, kept] = [own.slice(0, -keep), own.slice(-keep)]
  // First the backups: WAL without its backup is useless, a backup without its WAL could not be continued.
  for (const { folder } of removed) await rm(folder, { recursive: true, force: true })
  for (const archive of new Set(own.map(({ manifest }) => manifest.archive)))
    if (archive !== null) await pruneWal(archiveFolder(backupDir, archive), kept, archive)
  await removeAbandoned(backupDir)
  return removed.map(({ folder }) => folder)
}

/** A segment's place in the WAL is the part of its name after the timeline. */
const placeOf = (segment: string) => segment.slice(8, 24)

async function pruneWal(folder: string, kept: readonly FoundBackup[], archive: string): Promise<void> {
  const firsts = kept.filter(({ manifest }) => manifest.archive === archive).map(({ manifest }) => placeOf(manifest.firstSegment))
  const first = firsts.toSorted()[0]
  if (first === undefined) {
    await rm(folder, { recursive: true, force: true })
    return
  }
  for (const name of await readdir(folder).catch(() => []))
    if (/^[0-9A-F]{24}\./.test(name) && placeOf(name) < first) await rm(join(folder, name), { force: true })
}

async function removeAbandoned(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir)) {
    if (!name.endsWith('.part') || !isBackupName(name.slice(0, -'.part'.length))) continue
    const made = await stat(join(backupDir, name)).catch(() => null)
    if (made && Date.now() - made.mtimeMs > abandonedMs) await rm(join(backupDir, name), { recursive: true, force: true })
  }
}
