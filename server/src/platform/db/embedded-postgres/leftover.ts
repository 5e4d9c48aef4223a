import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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
    if (pid === null) return
    if (!hasSignalled && isOrphan(pid)) {
      process.kill(pid, 'SIGINT')
      hasSignalled = true
    }
    if (Date.now() > deadline) throw new NoDatabase(`Another Plaza is running on ${cluster} (PostgreSQL is process ${pid}).`)
    await pause(50)
  }
}

/** ID of the process that uses the cluster now. */
export async function postmasterOf(cluster: string): Promise<number | null> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n')[0])
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
