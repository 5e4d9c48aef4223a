import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { inRoot } from '../../bench/kit/mall-process.ts'
import { commandOf, familyOf } from '../../bench/kit/processes.ts'
import type { Plant } from './plants.ts'

/** Maximum time for a start, long enough for a busy machine. */
const startsWithinMs = 180_000

export type KillScope =
  | 'the server alone'
  | 'the server and its PostgreSQL'
  | 'PostgreSQL and its children'
  | 'the postmaster alone'
  | 'one connection'

type Options = { dataDir: string; port: number; gatewayUrl: string; plant: Plant | null }
/** The program under test, with functions to kill it and restart it on the same folder and port. */
export type Victim = {
  url: string
  databaseUrl: () => string
  start: () => Promise<void>
  kill: (scope: KillScope) => Promise<void>
  said: () => string
}

const isPostmaster = (pid: number) => /postgres -D /.test(commandOf(pid)) && !/\/sh -c|unshare/.test(commandOf(pid))
const killAll = (pids: readonly number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process ended on its own before this kill.
    }
  }
}
const anyOf = <T>(items: readonly T[]): T[] => {
  const chosen = items[Math.floor(Math.random() * items.length)]
  return chosen === undefined ? [] : [chosen]
}

const program = inRoot('server/dist/chaos-worker.mjs')

/** Bundled into one file, the server starts in half the time. */
export const buildVictim = () =>
  build({
    entryPoints: [inRoot('server/test/chaos-worker.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages stay outside',
        setup: (plugin) =>
          plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@plaza/') ? undefined : { path, external: true },
          ),
      },
    ],
  })

const targets = (server: number, scope: KillScope): number[] => {
  const family = familyOf(server)
  const postmaster = family.find(isPostmaster) ?? 0
  const database = postmaster ? familyOf(postmaster) : []
  if (scope === 'the server alone') return [server]
  if (scope === 'the server and its PostgreSQL') return family
  if (scope === 'PostgreSQL and its children') return database
  if (scope === 'the postmaster alone') return postmaster ? [postmaster] : []
  return anyOf(database.filter((pid) => / plaza plaza /.test(commandOf(pid))))
}

export const makeVictim = ({ dataDir, port, gatewayUrl, plant }: Options): Victim => {
  let child: ChildProcess | null = null
  let ended: Promise<void> = Promise.resolve()
  let said = ''
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '0',
    DATA_DIR: dataDir,
    PORT: String(port),
  }
  const databaseUrl = () => [...said.matchAll(/^ready (\S+)$/gm)].at(-1)?.[1] ?? ''
  process.once('exit', () => child?.kill('SIGKILL'))

  const start = async () => {
    said = ''
    const started = spawn(process.execPath, [program, gatewayUrl, ...(plant ? [plant] : [])], {
      cwd: inRoot(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    ended = new Promise((resolve) => started.once('exit', () => resolve()))
    started.stdout.on('data', (chunk: Buffer) => (said += chunk))
    started.stderr.on('data', (chunk: Buffer) => (said += chunk))
    for (const deadline = Date.now() + startsWithinMs; !databaseUrl(); await pause(20)) {
      if (started.exitCode !== null || started.signalCode !== null) throw new Error(`the program did not start:\n${said}`)
      if (Date.now() > deadline) throw new Error(`the program did not start in time:\n${said}`)
    }
  }

  const kill = async (scope: KillScope) => {
    const server = child?.pid ?? 0
    if (!server || child?.exitCode !== null) throw new Error(`the program ended by itself:\n${said}`)
    const doomed = targets(server, scope)
    if (doomed.length === 0) throw new Error(`there was nothing to kill: ${scope}`)
    killAll(doomed)
    if (doomed.includes(server)) await ended
  }
  return { url: `http://127.0.0.1:${port}`, databaseUrl, start, kill, said: () => said }
}
