import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { archiveFolder, archiveIdOf } from '../archive.ts'
import { fileExists } from '../binaries.ts'
import { inBackupMode, type BackupMode } from './backup-mode.ts'
import {
  copyFile,
  copyListed,
  copySettled,
  isMissing,
  listFiles,
  NoBackup,
  requireSpace,
  sizeOf,
  syncFolder,
  writeFlushed,
  type BackupFile,
} from './copy-files.ts'
import { manifestName, type Manifest } from './manifest.ts'

/** Contents that PostgreSQL makes anew at each start. The folders themselves must exist. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|recovery\.signal|standby\.signal|current_logfiles)$|(^|\/)(pgsql_tmp|pg_internal\.init)|^\.s\.PGSQL\./
const control = 'global/pg_control'
const isLeftOut = (path: string) => emptied.test(path) || leftOut.test(path) || path === control

/** A file of the mall that is not written completely yet has a suffix. */
const isUnfinished = (path: string) => /\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(path)

/** Room for the WAL of the backup, beside the copied files. */
const spareBytes = 128 * 1024 * 1024
const archivedWithinMs = 90_000

export type BackupPlan = {
  adminUrl: string
  /** Folder of the embedded PostgreSQL, such as `DATA_DIR/postgres`. */
  home: string
  dataDir: string
  /** Folder of the mall's files; null if another server stores them. */
  files: string | null
  /** File with the secret, if the backup shall contain it. */
  secret: string | null
  target: string
  backupDir: string | null
  plaza: string
}

export type MadeBackup = { folder: string; manifest: Manifest; bytes: number; isArchived: boolean }

/** Copies a running cluster and the files of its mall to a new folder. The folder gets its name when it is complete. */
export async function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  const target = resolve(plan.target)
  await refuseTarget(target, plan.dataDir)
  const cluster = join(plan.home, 'cluster')
  const listed = await listFiles(cluster, isLeftOut)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const bytes = (await sizeOf(cluster, listed)) + (plan.files ? await sizeOf(plan.files, await listFiles(plan.files)) : 0)
  await requireSpace(dirname(target), bytes + spareBytes)

  const draft = `${target}.part`
  await mkdir(draft, { mode: 0o700 })
  try {
    const made = await fill(draft, plan, cluster)
    await rmdir(target).catch(passMissing)
    await rename(draft, target)
    await syncFolder(dirname(target))
    return { ...made, folder: target }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** A backup beside what it protects is lost with it, and a folder in use would be overwritten. */
async function refuseTarget(target: string, dataDir: string): Promise<void> {
  if (`${target}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new NoBackup(`${target} is inside DATA_DIR: choose a folder outside, best on another disk.`)
  const there = await readdir(target).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw new NoBackup(`${target} is not a folder.`)
  })
  if (there.length > 0) throw new NoBackup(`${target} is not empty: choose a new folder.`)
  if (await stat(`${target}.part`).catch(() => null))
    throw new NoBackup(`${target}.part is left from an interrupted backup, or another backup runs: remove it, or choose another folder.`)
}

async function fill(draft: string, plan: BackupPlan, cluster: string): Promise<Omit<MadeBackup, 'folder'>> {
  const files: BackupFile[] = []
  const add = async (path: string, copying: Promise<{ size: number; sha256: string }>) => files.push({ path, ...(await copying) })
  const prefix = 'postgres/cluster'
  const mode = await inBackupMode(plan.adminUrl, {
    copyCluster: async () => {
      // FileList again, because tables may be created while the backup mode begins.
      files.push(...(await copyListed(cluster, await listFiles(cluster, isLeftOut), draft, prefix)))
      await add(`${prefix}/${control}`, copySettled(join(cluster, control), join(draft, prefix, control)))
    },
    copyWal: async ({ segments, timeline }) => {
      const copyOne = (name: string) =>
        add(`${prefix}/pg_wal/${name}`, copyFile(join(cluster, 'pg_wal', name), join(draft, prefix, 'pg_wal', name)))
      for (const name of segments) await copyOne(name)
      await copyOne(historyOf(timeline)).catch(passMissing)
    },
  })
  await add(`${prefix}/backup_label`, writeFlushed(join(draft, prefix, 'backup_label'), mode.label))
  if (mode.tablespaces) await add(`${prefix}/tablespace_map`, writeFlushed(join(draft, prefix, 'tablespace_map'), mode.tablespaces))
  await add('postgres/passwords.json', copyFile(join(plan.home, 'passwords.json'), join(draft, 'postgres/passwords.json')))
  // After the database, so that each file that the database names is there. A stored file never changes.
  if (plan.files) files.push(...(await copyListed(plan.files, await listFiles(plan.files, isUnfinished), draft, 'files')))
  if (plan.secret) await add('secret.key', copyFile(plan.secret, join(draft, 'secret.key')))

  const { folders } = await listFiles(draft)
  const archive = mode.isArchiving ? await archiveIdOf(plan.home) : null
  const manifest = describe(mode, { plaza: plan.plaza, archive, hasSecret: plan.secret !== null, folders, files })
  for (const folder of folders) await syncFolder(join(draft, folder))
  await writeFlushed(join(draft, manifestName), `${JSON.stringify(manifest, null, 1)}\n`)
  await syncFolder(draft)
  const last = mode.segments.at(-1) ?? ''
  const isArchived = archive === null || !plan.backupDir || (await waitForArchived(archiveFolder(plan.backupDir, archive), last))
  return { manifest, bytes: files.reduce((sum, { size }) => sum + size, 0), isArchived }
}

const historyOf = (timeline: number) => `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`

const describe = (mode: BackupMode, more: Pick<Manifest, 'plaza' | 'archive' | 'hasSecret' | 'folders' | 'files'>): Manifest => ({
  format: 1,
  plaza: more.plaza,
  postgres: mode.postgres,
  system: mode.system,
  startedAt: mode.startedAt.toISOString(),
  endedAt: mode.endedAt.toISOString(),
  startLsn: mode.startLsn,
  stopLsn: mode.stopLsn,
  timeline: mode.timeline,
  firstSegment: mode.segments[0] ?? '',
  archive: more.archive,
  hasSecret: more.hasSecret,
  folders: more.folders,
  files: more.files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
})

/** PostgreSQL archives a segment a moment after it is full. False if that fails for long, such as on a full disk. */
async function waitForArchived(folder: string, segment: string): Promise<boolean> {
  const deadline = Date.now() + archivedWithinMs
  for (;;) {
    const isThere = await fileExists(join(folder, `${segment}.gz`))
    if (isThere || Date.now() > deadline) return isThere
    await pause(100)
  }
}

function passMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}

/** Name of a new backup in the folder of all backups, such as `base-20261128T100000Z`. */
export const newBackupName = (now: Date): string => `base-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
