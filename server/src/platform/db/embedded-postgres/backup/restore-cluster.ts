import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { chooseAccount, give } from '../account.ts'
import { choosePort, socketFolder } from '../addresses.ts'
import { archiveFolder, readArchiveCommand } from '../archive.ts'
import { binariesVersion, fileExists, findBinaries, NoDatabase } from '../binaries.ts'
import { readPasswords } from '../cluster.ts'
import { restoringName, settingsFor, urlsFor } from '../index.ts'
import { startPostmaster } from '../postmaster.ts'
import { copyFile, inParallel, NoBackup, requireSpace, syncFolder, writeFlushed } from './copy-files.ts'
import type { FoundBackup, Manifest } from './manifest.ts'
import { giveToOwner } from './give-to-owner.ts'

/** A recovery may have a day of WAL to read. */
const recoveryMs = 24 * 3_600_000

export type RestorePlan = {
  backup: FoundBackup
  /** `DATA_DIR`, and the folder of the embedded PostgreSQL in it. */
  dataDir: string
  home: string
  /** Folder of archived WAL; null to restore the state at the end of the backup. */
  archive: string | null
  /** Moment with its time zone; null for all that is archived. */
  moment: string | null
}

export type Recovered = {
  url: string
  adminUrl: string
  /** Time of the last restored transaction; null if the WAL after the backup has none. */
  reachedAt: Date | null
  /** Stops PostgreSQL and puts the cluster in its place. */
  finish: () => Promise<void>
  /** Stops PostgreSQL and removes the cluster. */
  abandon: () => Promise<void>
}

/** The folder of archived WAL that continues a backup, below the folder of all backups. */
export async function findArchive({ folder, manifest }: FoundBackup, backupDir: string | null): Promise<string | null> {
  if (manifest.archive === null) return null
  for (const above of [dirname(resolve(folder)), ...(backupDir ? [backupDir] : [])]) {
    const found = archiveFolder(above, manifest.archive)
    if (await fileExists(found)) return found
  }
  return null
}

/** Copies a cluster out of a backup and lets PostgreSQL recover it to a moment. The backup's files must have been verified. */
export async function recoverCluster(plan: RestorePlan): Promise<Recovered> {
  const native = await findBinaries()
  const version = await binariesVersion(native)
  refuseOtherMajor(plan.backup.manifest, version)
  const draft = restoringName(plan.home)
  await mkdir(draft, { recursive: true })
  const remove = () => rm(draft, { recursive: true, force: true })
  try {
    await copyCluster(plan, draft)
    const segments = plan.archive === null ? [] : await copySegments(plan.archive, plan.backup.manifest, draft)
    if (plan.moment === null) refuseGap(segments, plan.backup.manifest)
    return await recover(plan, draft, native)
  } catch (error) {
    await remove()
    throw error
  }
}

function refuseOtherMajor({ postgres }: Manifest, version: string): void {
  const [made, brought] = [postgres, version].map((each) => each.split('.')[0])
  if (made !== brought)
    throw new NoBackup(
      `The backup was made by PostgreSQL ${postgres}, and this Plaza brings ${version}. Restore it with the Plaza that made it, then use \`plaza export\` and \`plaza import\`.`,
    )
}

async function copyCluster({ backup, dataDir }: RestorePlan, draft: string): Promise<void> {
  const { folder, manifest } = backup
  const files = manifest.files.filter(({ path }) => path.startsWith('postgres/'))
  await requireSpace(
    dataDir,
    manifest.files.reduce((sum, { size }) => sum + size, 0),
  )
  const inDraft = (path: string) => join(draft, path.slice('postgres/'.length))
  for (const path of manifest.folders) if (path.startsWith('postgres/')) await mkdir(inDraft(path), { recursive: true, mode: 0o700 })
  await inParallel(files, async ({ path }) => void (await copyFile(join(folder, path), inDraft(path))))
  await writeFlushed(join(draft, 'cluster/recovery.signal'), '')
}

/** Copies the archived WAL that the backup may need, because the account of PostgreSQL may not be able to read the folder of backups. */
async function copySegments(archive: string, { firstSegment }: Manifest, draft: string): Promise<string[]> {
  const names = (await readdir(archive)).filter((name) => /^[0-9A-F]{24}\.gz$|^[0-9A-F]{8}\.history\.gz$/.test(name))
  const needed = names.filter((name) => name.length < 27 || name >= firstSegment).toSorted()
  await mkdir(join(draft, 'wal'), { recursive: true, mode: 0o700 })
  await inParallel(needed, async (name) => void (await copyFile(join(archive, name), join(draft, 'wal', name))))
  return needed.filter((name) => name.length === 27).map((name) => name.slice(0, 24))
}

/** Without a moment, recovery would end at a missing segment without a word. */
function refuseGap(segments: readonly string[], { firstSegment }: Manifest): void {
  const numberOf = (name: string) => BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`)
  const own = segments.filter((name) => name.slice(0, 8) === firstSegment.slice(0, 8))
  const gap = own.findIndex((name, at) => at > 0 && numberOf(name) !== numberOf(own[at - 1] ?? name) + 1n)
  if (gap > 0)
    throw new NoBackup(
      `The archive has a gap between ${own[gap - 1]} and ${own[gap]}: restore to a moment before the gap (--to), or restore a later backup.`,
    )
}

async function recover(plan: RestorePlan, draft: string, native: string): Promise<Recovered> {
  const cluster = join(draft, 'cluster')
  await giveToOwner(draft, plan.dataDir)
  const account = await chooseAccount(native, cluster)
  await give(account, cluster)
  const wal = join(draft, 'wal')
  if (plan.archive !== null) await give(account, wal)
  const endpoint = { port: await choosePort(draft), socket: socketFolder(cluster) }
  const logFile = join(draft, 'postgres.log')
  const postmaster = await startPostmaster({
    account,
    cluster,
    logFile,
    port: endpoint.port,
    timeoutMs: recoveryMs,
    settings: {
      ...settingsFor(endpoint),
      // No connection before the recovery has ended. It then begins a new timeline.
      hot_standby: 'off',
      restore_command: plan.archive === null ? 'false' : readArchiveCommand(wal),
      recovery_target_timeline: 'current',
      ...(plan.moment === null ? {} : { recovery_target_time: asSetting(plan.moment), recovery_target_action: 'promote' }),
    },
  }).catch(async (error: unknown) => {
    throw await explained(error, logFile, plan.moment)
  })
  const urls = urlsFor(endpoint, await readPasswords(draft))
  const remove = () => rm(draft, { recursive: true, force: true })
  return {
    ...urls,
    reachedAt: await lastTransaction(urls.adminUrl).catch(async (error: unknown) => {
      await postmaster.stop()
      throw error
    }),
    finish: async () => {
      await postmaster.stop()
      await rm(wal, { recursive: true, force: true })
      await rename(draft, plan.home)
      await syncFolder(dirname(plan.home))
    },
    abandon: async () => {
      await postmaster.stop()
      await remove()
    },
  }
}

/** PostgreSQL reads this setting before it knows the names of time zones, such as Z. */
const asSetting = (moment: string) => moment.replace('T', ' ').replace('Z', '+00:00')

/** Says in one line why PostgreSQL could not recover to the moment. */
async function explained(error: unknown, logFile: string, moment: string | null): Promise<unknown> {
  if (!(error instanceof NoDatabase)) return error
  const log = await readFile(logFile, 'utf8').catch(() => '')
  if (/requested recovery stop point is before consistent recovery point/.test(log))
    return new NoBackup(`${moment} is before the end of the backup: restore an earlier backup.`)
  if (/recovery ended before configured recovery target was reached/.test(log)) {
    const last = [...log.matchAll(/last completed transaction was at log time (.+)$/gm)].at(-1)?.[1]
    const until = last ? `its last transaction is of ${last}` : 'it has no transaction after the backup'
    return new NoBackup(
      `The archive does not reach ${moment}: ${until}. Restore to an earlier moment, or without --to all that is archived.`,
    )
  }
  const damaged = [...log.matchAll(/could not restore file "(\w+)" from archive/g)].at(-1)?.[1]
  if (damaged) return new NoBackup(`The archived WAL ${damaged} is damaged: restore to a moment before it (--to), or a later backup.`)
  return error
}

async function lastTransaction(adminUrl: string): Promise<Date | null> {
  const client = new Client({ connectionString: adminUrl, application_name: 'plaza restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    return rows[0]?.at ?? null
  } finally {
    await client.end()
  }
}
