import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled, root, run, step } from './run.mjs'

/**
 * A base image for a machine that cannot reach a registry of images: Debian from the mirror of this machine, with Node and npm from the npm registry. It
 * replaces node:24-bookworm-slim in the build stage. Needs root, debootstrap and buildah.
 */
const name = 'localhost/plaza-base:24'
const cache = join(root, '.cache/image')
const packages = { node: `node-linux-${process.arch}@24.9.0`, npm: 'npm@11.6.0' }
const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'

export const makeBase = async (buildah) => {
  if (buildah.tryRun('inspect', '--type', 'image', name)) return name
  if (!isInstalled('debootstrap'))
    throw new Error('The registry of images is out of reach, and debootstrap is missing: apt-get install debootstrap')
  mkdirSync(join(cache, 'packages'), { recursive: true })
  const system = join(cache, 'base')
  if (!existsSync(system))
    await step('Debian is unpacked', () => {
      const started = `${system}.new`
      rmSync(started, { recursive: true, force: true })
      run('debootstrap', ['--variant=minbase', 'bookworm', started, mirror])
      renameSync(started, system)
    })
  await step('The base image is made', () => {
    const [node, npm] = [packages.node, packages.npm].map(unpack)
    const container = buildah.run('from', 'scratch')
    buildah.run('copy', container, system, '/')
    buildah.run('copy', container, join(node, 'bin/node'), '/usr/local/bin/node')
    buildah.run('copy', container, npm, '/usr/local/lib/node_modules/npm')
    buildah.run('run', '--isolation', 'chroot', container, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm')
    buildah.run('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container)
    buildah.run('commit', '--rm', container, name)
  })
  return name
}

const unpack = (name) => {
  const folder = join(cache, 'packages', name.replaceAll('/', '-'))
  if (existsSync(folder)) return join(folder, 'package')
  const file = run('npm', ['pack', '--silent', '--pack-destination', join(cache, 'packages'), name])
    .split('\n')
    .at(-1)
  mkdirSync(folder)
  run('tar', ['xzf', join(cache, 'packages', file), '-C', folder])
  return join(folder, 'package')
}
