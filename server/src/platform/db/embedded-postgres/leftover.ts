import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketFolder } from './addresses.ts'
import { NoDatabase } from './binaries.ts'
import { supervisorMark } from './postmaster.ts'

/**
 * Waits until no earlier PostgreSQL uses the cluster. A PostgreSQL whose mall process died ends by itself. One without a supervisor gets a signal to
 * end.
 */
export async function waitForLeftover(cluster: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let hasSignalled = false
  for (;;) {
    const pid = await postmasterOf(cluster)
    if (pid === null && (await portOfRunning(cluster)) === null) return
    if (pid !== null && !hasSignalled && isOrphan(pid)) {
      process.kill(pid, 'SIGINT')
      hasSignalled = true
    }
    const which = pid === null ? '' : ` (PostgreSQL is process ${pid})`
    if (Date.now() > deadline) throw new NoDatabase(`Another Plaza is running on ${cluster}${which}.`)
    await pause(50)
  }
}

/** Lines of the file in which a running PostgreSQL states its process, start, port and socket. */
const readLock = async (cluster: string): Promise<string[]> =>
  (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')

/**
 * The port of the PostgreSQL that uses the cluster now; null if none runs. A hardened service sees no other processes, so an answer at the socket
 * counts too.
 */
export async function portOfRunning(cluster: string): Promise<number | null> {
  const port = Number((await readLock(cluster))[3])
  if (!port) return null
  return (await postmasterOf(cluster)) !== null || (await answersAtSocket(cluster, port)) ? port : null
}

function answersAtSocket(cluster: string, port: number): Promise<boolean> {
  const folder = socketFolder(cluster)
  if (folder === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect(join(folder, `.s.PGSQL.${port}`))
    const end = (isAnswered: boolean) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/** ID of the process that uses the cluster now. Null if none runs, or if this process cannot see it. */
export async function postmasterOf(cluster: string): Promise<number | null> {
  const pid = Number((await readLock(cluster))[0])
  if (!pid || pid <= 1) return null
  const found = describeProcess(pid)
  // Another program may have this process ID now.
  return found?.command.includes(cluster) ? pid : null
}

function isOrphan(pid: number): boolean {
  const parent = describeProcess(describeProcess(pid)?.parent ?? 0)
  return !parent?.command.includes(supervisorMark)
}

function describeProcess(pid: number): { parent: number; command: string } | null {
  if (pid <= 0) return null
  if (process.platform === 'linux') return describeFromProc(pid)
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const match = /^\s*(\d+)\s+(.*)/s.exec(stdout ?? '')
  return match ? { parent: Number(match[1]), command: match[2] ?? '' } : null
}

// Reads `/proc`, because small images have no `ps`.
function describeFromProc(pid: number): { parent: number; command: string } | null {
  try {
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    return null
  }
}
