import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBase } from './base.mjs'
import { isInstalled, run, works } from './run.mjs'

const publicBase = 'docker.io/library/node:24-bookworm-slim'
const recipe = ['-f', 'deploy/Containerfile']
const certificates = process.env.NODE_EXTRA_CA_CERTS

/** docker or podman, with a running engine. */
const withEngine = (program) => ({
  program,
  build: async (tag) => {
    run(program, ['build', ...recipe, '-t', tag, '.'], { stdio: 'inherit' })
    return publicBase
  },
  config: (tag) => {
    const [{ Config, Size }] = JSON.parse(run(program, ['image', 'inspect', tag]))
    return { ...Config, bytes: Size }
  },
  files: (tag) => {
    const container = run(program, ['create', tag])
    const list = run('sh', ['-c', `${program} export ${container} | tar -t`]).split('\n')
    run(program, ['rm', container])
    return list.map((path) => `/${path}`)
  },
  /** Starts the image with a read-only root. Returns the process, and a function that sends a signal to PID 1 of the container. */
  start: (tag, { env, data, command = [], ...options }) => {
    const name = `plaza-trial-${process.pid}-${command.length}`
    const hardened = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--network', 'host']
    const variables = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`])
    const child = spawn(
      program,
      ['run', '--rm', '--name', name, ...hardened, '-v', `${data}:/data`, ...variables, tag, ...command],
      options,
    )
    return { child, signal: (signal) => run(program, ['kill', '--signal', signal, name]) }
  },
  remove: () => {},
})

/** buildah without an engine, as root. It builds with chroot, which also works inside a sandbox. */
const withBuildah = () => {
  const global = ['--storage-driver', 'vfs']
  const buildah = {
    run: (...args) => run('buildah', [...global, ...args]),
    tryRun: (...args) => spawnSync('buildah', [...global, ...args], { stdio: 'ignore' }).status === 0,
  }
  let container = null
  const mounted = (tag) => {
    container ??= buildah.run('from', '--pull-never', tag)
    return buildah.run('mount', container)
  }
  return {
    program: 'buildah',
    build: async (tag) => {
      const base = (await reachesRegistry()) ? publicBase : await makeBase(buildah)
      const trusted = certificates
        ? ['--volume', `${certificates}:${certificates}:ro`, '--build-arg', `NODE_EXTRA_CA_CERTS=${certificates}`]
        : []
      const ignored = ['--ignorefile', 'deploy/Containerfile.dockerignore']
      const args = [
        ...global,
        'bud',
        '--isolation',
        'chroot',
        '--format',
        'docker',
        '--build-arg',
        `BASE=${base}`,
        ...trusted,
        ...ignored,
        ...recipe,
      ]
      run('buildah', [...args, '-t', tag, '.'], { stdio: ['ignore', 'inherit', 'inherit'] })
      return base
    },
    config: (tag) => {
      const { Docker } = JSON.parse(buildah.run('inspect', '--type', 'image', tag))
      return { ...Docker.config, bytes: Number(run('du', ['-sb', mounted(tag)]).split('\t')[0]) }
    },
    files: (tag) => run('find', [mounted(tag), '-printf', '/%P\n']).split('\n'),
    /** Starts the image as PID 1 of a new PID namespace, as a container engine does: read-only root, /data writable, /tmp in memory. */
    start: (tag, { env, data, command, ...options }) => {
      const [at, config] = [mounted(tag), JSON.parse(buildah.run('inspect', '--type', 'image', tag)).Docker.config]
      for (const folder of ['proc', 'dev']) if (!existsSync(join(at, folder))) mkdirSync(join(at, folder))
      const mounts = [
        `mount --bind ${at} ${at}`,
        `mount -t proc proc ${at}/proc`,
        `mount --rbind /dev ${at}/dev`,
        `mount -t tmpfs -o mode=1777 tmpfs ${at}/tmp`,
        `mount --bind ${data} ${at}/data`,
        `mount -o remount,ro,bind ${at}`,
      ]
      const script = `${mounts.join(' && ')} && exec chroot --userspec=${config.User} --groups=1000 ${at} "$@"`
      const [program, ...args] = command ?? config.Cmd
      const words = [program === 'node' ? '/usr/local/bin/node' : program, ...args]
      const child = spawn('unshare', ['--pid', '--fork', '--mount', '--kill-child', 'sh', '-c', script, 'sh', ...words], {
        ...options,
        env: { ...Object.fromEntries(config.Env.map((one) => one.split(/=(.*)/s).slice(0, 2))), ...env, PATH: process.env.PATH },
      })
      const signal = (name) => {
        const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
        process.kill(Number(first), name)
      }
      return { child, signal }
    },
    remove: () => container !== null && buildah.tryRun('rm', container),
  }
}

const reachesRegistry = () =>
  fetch('https://registry-1.docker.io/v2/', { signal: AbortSignal.timeout(8000) }).then(
    ({ status }) => status === 200 || status === 401,
    () => false,
  )

export const findEngine = () => {
  for (const program of ['docker', 'podman'])
    if (isInstalled(program) && works(program, 'info') && works(program, 'ps')) return withEngine(program)
  if (!isInstalled('buildah'))
    throw new Error('No container engine runs here. Install docker or podman, or as root: apt-get install buildah debootstrap')
  return withBuildah()
}
