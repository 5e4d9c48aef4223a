import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const isInstalled = (tool) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, tool)))

export const works = (program, ...args) => spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0

/** Runs a program and returns its output. A failure throws the last lines of the output. */
export const run = (program, args, options = {}) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: root, maxBuffer: 2 ** 28, ...options })
  if (status === 0) return (stdout ?? '').trim()
  const output = error?.message ?? `${stdout ?? ''}${stderr ?? ''}`.trimEnd().split('\n').slice(-25).join('\n')
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} … failed:\n${output}`)
}

/** Runs one step and prints its time. */
export const step = async (name, work) => {
  const before = performance.now()
  const result = await work()
  console.log(`✓ ${name} (${((performance.now() - before) / 1000).toFixed(1)} s)`)
  return result
}
