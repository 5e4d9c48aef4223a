import { spawnSync } from 'node:child_process'
import { chown, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileExists, NoDatabase } from './binaries.ts'

/** The user that PostgreSQL runs as (it refuses root), and the folder of its binaries. */
export type Account = { uid?: number; gid?: number; through: readonly string[]; native: string }

type Folders = { native: string; cluster: string; existing: { uid: number; gid: number } | null }

/**
 * A normal user runs PostgreSQL directly. Root runs it as an unprivileged system account, or as root without its capabilities if such an account
 * cannot reach the files.
 */
export async function chooseAccount(native: string, cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { through: [], native }
  const owner = await stat(cluster).catch(() => null)
  const folders: Folders = { native, cluster, existing: owner && { uid: owner.uid, gid: owner.gid } }

  const servant = folders.existing?.uid ? folders.existing : (personNamed('postgres') ?? personNamed('nobody'))
  if (servant && canReach({ ...servant, through: [], native }, cluster)) return { ...servant, through: [], native }

  const unprivileged: Account = { through: ['unshare', '--user'], native }
  if (canReach(unprivileged, cluster)) return unprivileged

  if (servant) {
    const copy = { ...servant, through: [], native: await copyBinaries(native) }
    if (canReach(copy, cluster)) return copy
  }
  throw new NoDatabase(
    `PostgreSQL does not run as root, and no other account reaches ${dirname(cluster)}: set DATA_DIR to a folder that everyone can enter.`,
  )
}

function personNamed(name: string): { uid: number; gid: number } | null {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const uid = ask('-u')
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(ask('-g').stdout) } : null
}

/** Tests, as the account itself, whether it may run the binary and reach the folder of the cluster. */
function canReach(account: Account, cluster: string): boolean {
  const { command, args, options } = commandAs(account, '/bin/sh', [
    ...['-c', 'test -x "$0" && cd "$1"'],
    ...[join(account.native, 'bin/postgres'), dirname(cluster)],
  ])
  return spawnSync(command, args, { ...options, stdio: 'ignore' }).status === 0
}

/** The command that runs a program as the account. It inherits no PGHOST, PGOPTIONS, LANG or working folder of the caller. */
export function commandAs({ uid, gid, through: [wrapper, ...flags] }: Account, program: string, programArgs: readonly string[]) {
  const options = { uid, gid, cwd: '/', env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  return wrapper
    ? { command: wrapper, args: [...flags, program, ...programArgs], options }
    : { command: program, args: [...programArgs], options }
}

async function copyBinaries(native: string): Promise<string> {
  const version = basename(dirname(native))
  for (const parent of ['/var/lib', tmpdir()]) {
    const home = join(parent, 'plaza-postgres')
    const copy = join(home, version)
    const made = await mkdir(home, { recursive: true, mode: 0o755 }).then(
      () => lstat(home),
      () => null,
    )
    // In a world-writable folder, another user could create this path first.
    if (!made?.isDirectory() || made.uid !== 0 || made.mode & 0o022) continue
    if (await fileExists(copy)) return copy
    await rm(`${copy}.new`, { recursive: true, force: true })
    await cp(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    await rename(`${copy}.new`, copy)
    return copy
  }
  return native
}

/** Makes the account the owner of files that root created. Without a separate account, root stays the owner. */
export async function give(account: Account, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = { uid: account.uid ?? 0, gid: account.gid ?? 0 }
  const found = await lstat(path)
  if (found.uid === owner.uid) return
  await chown(path, owner.uid, owner.gid)
  if (!found.isDirectory()) return
  for (const name of await readdir(path)) await give(account, join(path, name))
}
