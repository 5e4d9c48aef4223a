import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { inRoot, spawnMall, type MallProcess } from '../../bench/kit/mall-process.ts'
import { commandOf, familyOf } from '../../bench/kit/processes.ts'
import { broken, type Fault } from './faults.ts'

const program = inRoot('server/dist/tortured-mall.mjs')

/** Bundles the mall into one file. For a fault, some source files are replaced. */
export const buildMall = (fault: Fault | null) =>
  build({
    entryPoints: [inRoot('server/src/main.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages stay outside, and a fault is planted',
        setup: (plugin) => {
          plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@plaza/') ? undefined : { path, external: true },
          )
          for (const { file, changes } of fault?.code ?? [])
            plugin.onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, async ({ path }) => ({
              contents: broken(await readFile(path, 'utf8'), changes),
              loader: 'ts',
            }))
        },
      },
    ],
  })

const kill = (pids: readonly number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process ended on its own before this kill.
    }
  }
}

const postmasterOf = () =>
  familyOf(process.pid).find((pid) => /postgres -D /.test(commandOf(pid)) && !/\/sh -c|unshare/.test(commandOf(pid)))
/** Kills PostgreSQL. It is a child of this process, and this process restarts it. If a restart is in progress, waits for PostgreSQL first. */
export const killDatabase = async () => {
  let postmaster = postmasterOf()
  for (const deadline = Date.now() + 60_000; !postmaster; postmaster = postmasterOf()) {
    if (Date.now() > deadline) throw new Error('there was no PostgreSQL to kill')
    await pause(50)
  }
  kill(familyOf(postmaster))
}

export type Servers = {
  /** URL of any running server. */
  anyUrl: () => string
  /** URLs of all running servers. */
  urls: () => string[]
  killOne: () => void
  /** Log output of processes that ended without being killed. */
  fallen: () => readonly string[]
  /** Requests answered with 500, except because of a connection broken by a kill. */
  failures: () => string[]
  stop: () => Promise<void>
}

/** Error messages of a connection that a kill broke. */
const brokenByKill = /Connection terminated|connection error|ECONNRESET|EPIPE|ECONNREFUSED|the database system is|terminating connection/
/** Log lines of requests that a server answered with 500. The last line of a killed server may be cut off. */
const failuresIn = (said: string): string[] =>
  said.split('\n').flatMap((line) => {
    if (!line.includes('"request failed"') || brokenByKill.test(line)) return []
    const [, path = ''] = /"path":"([^"]*)"/.exec(line) ?? []
    const [, message = line.slice(0, 300)] = /"message":"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
    return [`requests to ${path} were answered with 500: ${message}`]
  })

/** Starts several mall processes on one database. A process that ends is started again. */
export const startServers = async (many: number, dataDir: string, env: Readonly<Record<string, string>>): Promise<Servers> => {
  const all = new Set<MallProcess>()
  const answering: MallProcess[] = []
  const fallen: string[] = []
  const ever: MallProcess[] = []
  let stopping = false
  const start = async (): Promise<void> => {
    const mall = await spawnMall({ dataDir, env, command: [process.execPath, program] })
    all.add(mall)
    ever.push(mall)
    // No server can start without the database, so a failed start is retried.
    const answers = await mall.answering(180_000).then(
      () => true,
      () => false,
    )
    if (answers) answering.push(mall)
    else kill([mall.pid])
    void mall.exited.then(() => {
      all.delete(mall)
      const at = answering.indexOf(mall)
      if (at >= 0) {
        answering.splice(at, 1)
        if (!stopping) fallen.push(mall.said().slice(-3000))
      }
      if (!stopping) void start()
    })
  }
  await Promise.all(Array.from({ length: many }, start))
  const any = () => Math.floor(Math.random() * answering.length)
  return {
    anyUrl: () => answering[any()]?.url ?? 'http://127.0.0.1:9',
    urls: () => answering.map(({ url }) => url),
    killOne: () => {
      const [doomed] = answering.splice(any(), 1)
      if (doomed) kill([doomed.pid])
    },
    fallen: () => fallen,
    failures: () => {
      const all = ever.flatMap((mall) => failuresIn(mall.said()))
      return [...new Set(all)].map((failure) => `${all.filter((each) => each === failure).length} ${failure}`)
    },
    stop: async () => {
      stopping = true
      await Promise.all([...all].map((each) => (kill([each.pid]), each.exited)))
    },
  }
}
