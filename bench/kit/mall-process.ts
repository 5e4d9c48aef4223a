import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
export const inRoot = (...parts: string[]): string => join(root, ...parts)

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })

/** A temporary folder. If root starts PostgreSQL, it runs as another user, who also needs access to the folder. */
export const temporaryFolder = async (name: string): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), `plaza-${name}-`))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) }
}

export type MallOptions = {
  dataDir: string
  command?: readonly string[]
  nodeOptions?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Port of the previous process, for a restart while clients stay connected. */
  port?: number
}
export type MallProcess = {
  child: ChildProcess
  pid: number
  url: string
  said: () => string
  exited: Promise<void>
  /** Waits for the first answer; returns the time since the start. */
  answering: (withinMs?: number) => Promise<number>
  stop: () => Promise<void>
}

/** Starts the built mall as in production, on a free port. It is killed when this process ends. */
export const spawnMall = async ({ dataDir, command, nodeOptions = [], env = {}, port: fixedPort }: MallOptions): Promise<MallProcess> => {
  const port = fixedPort ?? (await freePort())
  const [program, ...args] = command ?? [process.execPath, ...nodeOptions, inRoot('server/dist/main.mjs')]
  const surroundings = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '0',
    MOST_CONNECTIONS_OF_ONE: '0',
    DEMO_MONTHS: '0',
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  }
  const begun = performance.now()
  const child = spawn(program ?? '', args, { cwd: root, env: surroundings, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  void exited.then(() => process.off('exit', end))
  const url = `http://127.0.0.1:${port}`

  const answering = async (withinMs = 180_000) => {
    while (!(await answers(`${url}/healthz`))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the mall ended before it answered:\n${said}`)
      if (performance.now() - begun > withinMs) throw new Error(`the mall did not answer within ${withinMs} ms:\n${said}`)
      await pause(5)
    }
    return performance.now() - begun
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { child, pid: child.pid ?? 0, url, said: () => said, exited, answering, stop }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  )

/** Starts a mall in a temporary folder. Mall and folder are removed after `work`. */
export const withMall = async <T>(
  options: Omit<MallOptions, 'dataDir'>,
  work: (mall: MallProcess, dataDir: string) => Promise<T>,
): Promise<T> => {
  const folder = await temporaryFolder('bench')
  const mall = await spawnMall({ ...options, dataDir: folder.path })
  try {
    await mall.answering()
    return await work(mall, folder.path)
  } finally {
    await mall.stop()
    await folder.remove()
  }
}
