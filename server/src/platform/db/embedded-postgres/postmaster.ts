import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { commandAs, type Account } from './account.ts'
import { NoDatabase } from './binaries.ts'

export const supervisorMark = 'plaza-keeps-postgres'

/**
 * A shell that reads a pipe from this process. When the pipe closes, however this process died, the shell stops PostgreSQL cleanly. A stop during
 * recovery after a full disk can hang, so it is forced after 15 seconds. When PostgreSQL ends, the shell ends with its exit code. The shell has its
 * own session, so Ctrl-C reaches PostgreSQL only through this process.
 */
const supervisor = `: ${supervisorMark}
trap "" INT TERM HUP
exec 3<&0
"$0" "$@" </dev/null 3<&- &
postgres=$!
echo $postgres
{ while read -r line; do :; done; kill -INT $postgres
  second=0; while [ $second -lt 15 ]; do sleep 1; second=$((second + 1)); done; kill -QUIT $postgres; } <&3 >/dev/null 2>&1 &
reader=$!
exec 3<&- >/dev/null
wait $postgres
code=$?
kill -KILL $reader 2>/dev/null
exit $code`

export type Postmaster = { pid: number; ended: Promise<number | null>; stop: () => Promise<void> }
export type PostmasterPlan = {
  account: Account
  cluster: string
  logFile: string
  port: number
  settings: Readonly<Record<string, string>>
  /** How long the start may take: by default as long as the recovery after a crash may. */
  timeoutMs?: number
}

/** Starts PostgreSQL and returns when it accepts connections. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const { account, cluster, port, settings } = plan
  const { command, args, options } = commandAs(account, '/bin/sh', [
    ...['-c', supervisor, join(account.native, 'bin/postgres')],
    ...['-D', cluster, '-p', String(port), ...asOptions(settings)],
  ])
  await truncateLog(plan.logFile)
  const logStart = await stat(plan.logFile).then(
    ({ size }) => size,
    () => 0,
  )
  const log = openSync(plan.logFile, 'a', 0o600)
  const shell = spawn(command, args, { ...options, detached: true, stdio: ['pipe', 'pipe', log] })
  closeSync(log)
  const ended = new Promise<number | null>((resolve) => {
    shell.on('error', () => resolve(null))
    shell.on('exit', resolve)
  })
  shell.stdin?.on('error', () => {})

  const pid = await readyPid(shell, ended, plan)
  if (pid === null) {
    shell.stdin?.destroy()
    throw new NoDatabase(`PostgreSQL did not start: ${lastWords(plan.logFile, logStart)}`)
  }
  return { pid, ended, stop: () => stopPostmaster(shell, pid, ended) }
}

const asOptions = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function readyPid(
  shell: ChildProcess,
  ended: Promise<unknown>,
  { cluster, timeoutMs = 120_000 }: PostmasterPlan,
): Promise<number | null> {
  const life = { over: false }
  void ended.then(() => (life.over = true))
  let said = ''
  shell.stdout?.on('data', (chunk) => (said += chunk))
  // Recovery after a crash may be slow. But if PostgreSQL exits, the loop ends at once.
  const deadline = Date.now() + timeoutMs
  while (!life.over && Date.now() < deadline) {
    const pid = Number(said.trim())
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (pid && Number(lines[0]) === pid && lines[7]?.startsWith('ready')) return pid
    await pause(5)
  }
  return null
}

async function stopPostmaster(shell: ChildProcess, pid: number, ended: Promise<unknown>): Promise<void> {
  shell.stdin?.end()
  const late = new AbortController()
  const forced = pause(15_000, undefined, { signal: late.signal }).then(
    () => process.kill(pid, 'SIGQUIT'),
    () => {},
  )
  await Promise.race([ended, forced.then(() => ended)])
  late.abort()
}

async function truncateLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  )
  if (size > 5_000_000) await rm(path)
}

function lastWords(path: string, from: number): string {
  const lines = readFileSync(path).subarray(from).toString().trim().split('\n')
  return (
    lines
      .filter((line) => /FATAL|ERROR|HINT|error/.test(line))
      .slice(-2)
      .join(' ') ||
    (lines.at(-1) ?? '')
  )
}
