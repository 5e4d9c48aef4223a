import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The start time of a process. It distinguishes two processes with the same ID. Null if the system does not report it. */
export function startOf(pid) {
  try {
    return process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid)
  } catch {
    return null
  }
}

/** The start time is the 22nd field of /proc/PID/stat, in clock ticks since boot. The second field is a name that may contain spaces and brackets. */
function startFromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function startFromPs(pid) {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return (
    execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  )
}

/** True if the process with this ID and this start time still runs. */
export function isAlive({ pid, start }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return start === null || now === null || start === now
}
