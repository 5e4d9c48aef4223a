import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseAccount } from './account.ts'
import { archiveSettings } from './archive.ts'
import { connectionUrl, choosePort, socketFolder, type DatabaseEndpoint } from './addresses.ts'
import { fileExists, findBinaries, NoDatabase, binariesVersion } from './binaries.ts'
import { adminName, ensureCluster, readPasswords, type Passwords } from './cluster.ts'
import { portOfRunning, waitForLeftover } from './leftover.ts'
import { ensureMallDatabase, mallName } from './mall-database.ts'
import { startPostmaster, type Postmaster, type PostmasterPlan } from './postmaster.ts'

export { NoDatabase } from './binaries.ts'

type Log = { info: (text: string) => void; warn: (text: string) => void; error: (text: string) => void }

export type EmbeddedPostgres = {
  /** Connection URL of the role that owns the mall's database. */
  url: string
  /** Connection URL for work on the whole cluster. */
  adminUrl: string
  /** PostgreSQL version, such as `18.4`. */
  version: string
  stop: () => Promise<void>
}

type EmbeddedPostgresOptions = {
  dataDir: string
  log: Log
  /** Folder of the backups, where PostgreSQL archives its WAL. Without it nothing is archived. */
  backupDir?: string | null
  /** PostgreSQL settings in addition to the defaults here. Tests trade durability for speed. */
  settings?: Readonly<Record<string, string>>
  /** Folder of another PostgreSQL, such as `/usr/lib/postgresql/15`. Tests run on older versions. */
  binaries?: string
}

const timeoutMs = 8_000

/** Starts a real PostgreSQL in a folder. It never outlives this process. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  backupDir,
  settings = {},
  binaries,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = resolve(dataDir)
  const cluster = join(home, 'cluster')
  await refuseInterrupted(home)
  await mkdir(home, { recursive: true })
  const native = binaries ?? (await findBinaries())
  const account = await chooseAccount(native, cluster)
  const version = await binariesVersion(native)
  const passwords = await ensureCluster(home, account, version)
  const archiving = backupDir ? await archiveSettings(home, account, backupDir) : {}

  await waitForLeftover(cluster, timeoutMs)
  const endpoint: DatabaseEndpoint = { port: await choosePort(home), socket: socketFolder(cluster) }
  const plan: PostmasterPlan = {
    account,
    cluster,
    logFile: join(home, 'postgres.log'),
    port: endpoint.port,
    settings: { ...settingsFor(endpoint), ...archiving, ...settings },
  }
  const keeper = await restartOnExit(plan, log)
  await ensureMallDatabase(endpoint, passwords)
  return { ...urlsFor(endpoint, passwords), version, stop: keeper.stop }
}

/** Folder of a cluster that is being restored. It gets the name of the cluster's folder at the end. */
export const restoringName = (home: string): string => `${home}.restoring`

async function refuseInterrupted(home: string): Promise<void> {
  if (await fileExists(restoringName(home)))
    throw new NoDatabase(`A restore into this folder was interrupted: empty the folder above ${restoringName(home)}, and restore again.`)
}

/** The URLs of the PostgreSQL that a running mall started in this folder; null if none runs. */
export async function findRunningServer(dataDir: string): Promise<{ url: string; adminUrl: string } | null> {
  const home = resolve(dataDir)
  const cluster = join(home, 'cluster')
  const port = await portOfRunning(cluster)
  return port === null ? null : urlsFor({ port, socket: socketFolder(cluster) }, await readPasswords(home))
}

/** The URL of the mall's database in a running PostgreSQL; null if none runs. */
export const findRunning = async (dataDir: string): Promise<string | null> => (await findRunningServer(dataDir))?.url ?? null

export const urlsFor = (endpoint: DatabaseEndpoint, passwords: Passwords) => ({
  url: connectionUrl(endpoint, mallName, passwords.mall, mallName),
  adminUrl: connectionUrl(endpoint, adminName, passwords.admin, mallName),
})

export const settingsFor = ({ socket }: DatabaseEndpoint) => ({
  listen_addresses: '127.0.0.1',
  // The setting is a list of folders. Quotes protect a comma inside the path.
  unix_socket_directories: socket ? `"${socket.replaceAll('"', '""')}"` : '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
})

const saysDiskFull = (message: string) => /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i.test(message)

const shortestMs = 200
const longestMs = 2_000

/** Starts PostgreSQL, and restarts it on the same port each time it dies, without limit. */
async function restartOnExit(plan: PostmasterPlan, log: Log): Promise<{ stop: () => Promise<void> }> {
  const state = { stopping: false, postmaster: await startPatiently(plan) }

  /** Retries without end. Otherwise the mall would have no database until an operator acts. */
  async function startAgain(): Promise<Postmaster | null> {
    let hasReportedFull = false
    for (let waitMs = shortestMs; !state.stopping; waitMs = Math.min(waitMs * 2, longestMs)) {
      try {
        await waitForLeftover(plan.cluster, timeoutMs)
        return await startPostmaster(plan)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const isFull = saysDiskFull(message)
        if (!isFull) log.warn(`${message}; trying again.`)
        else if (!hasReportedFull)
          log.error(`PostgreSQL cannot start: the disk of ${plan.cluster} is full. It will start once there is room.`)
        hasReportedFull ||= isFull
        await pause(waitMs)
      }
    }
    return null
  }
  async function revive(): Promise<void> {
    for (;;) {
      const code = await state.postmaster.ended
      if (state.stopping) return
      log.warn(`PostgreSQL stopped unexpectedly (${code}); restarting it.`)
      const again = await startAgain()
      if (!again) return
      state.postmaster = again
      if (state.stopping) return state.postmaster.stop()
    }
  }
  const over = revive()
  return {
    stop: async () => {
      state.stopping = true
      await state.postmaster.stop()
      // Wait for a restart in progress, because it stops the PostgreSQL that it started.
      await over
    },
  }
}

/** After a kill, PostgreSQL keeps its lock and its memory for about a second, so the start is retried. */
async function startPatiently(plan: PostmasterPlan): Promise<Postmaster> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      return await startPostmaster(plan)
    } catch (error) {
      if (!(error instanceof NoDatabase) || Date.now() > deadline) throw error
      await pause(200)
    }
  }
}
