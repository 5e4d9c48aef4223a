import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandAs, give, type Account } from './account.ts'
import { fileExists, NoDatabase } from './binaries.ts'

export type Passwords = { admin: string; mall: string }

export const adminName = 'postgres'

/** Returns the passwords of the cluster in `dataDir`. Creates the cluster on the first call. */
export async function ensureCluster(dataDir: string, account: Account, version: string): Promise<Passwords> {
  const cluster = join(dataDir, 'cluster')
  const secrets = join(dataDir, 'passwords.json')
  if (await fileExists(cluster)) {
    await refuseForeignFiles(cluster)
    await refuseOtherVersion(cluster, version)
    await give(account, cluster)
    return readPasswords(dataDir)
  }
  const passwords = { admin: randomPassword(), mall: randomPassword() }
  await writeFile(secrets, JSON.stringify(passwords), { mode: 0o600, flush: true })
  await makeCluster(cluster, account, passwords.admin)
  return passwords
}

const randomPassword = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** PostgreSQL reads only files of its own major version. This error explains the mismatch in one sentence instead of several lines. */
async function refuseOtherVersion(cluster: string, version: string): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const [major = ''] = version.split('.')
  if (!made || made === major) return
  throw new NoDatabase(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this Plaza brings ${version}, which cannot read it. Write its data to a file with "plaza export" of the Plaza that made it, and read the file with "plaza import" of this one (docs/operating/backup.md).`,
  )
}

export async function readPasswords(dataDir: string): Promise<Passwords> {
  const path = join(dataDir, 'passwords.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new NoDatabase(`${path} is missing or not readable, and the database beside it cannot be opened without it.`)
  })
  return JSON.parse(text) as Passwords
}

async function refuseForeignFiles(cluster: string): Promise<void> {
  const me = process.getuid?.()
  const { uid } = await stat(cluster)
  if (me === 0 || uid === me) return
  throw new NoDatabase(
    `${cluster} belongs to another account (${uid}): start as that account or as root, or set DATA_DIR to another folder.`,
  )
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted first start leaves no incomplete cluster. */
async function makeCluster(cluster: string, account: Account, adminPassword: string): Promise<void> {
  const draft = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(draft, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, adminPassword, { mode: 0o600 })
  await give(account, draft)
  await give(account, passwordFile)
  try {
    await run(account, 'initdb', [
      ...['-D', draft, '-U', adminName, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--locale=C', '--encoding=UTF8', '--data-checksums'],
    ])
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, cluster)
}

/** The output lines that PostgreSQL marks as the reason, else the last lines. */
function reasonIn(said: string): string {
  const lines = said.trim().split('\n')
  const marked = lines.filter((line) => /FATAL|PANIC/.test(line))
  return (marked.length > 0 ? marked : lines.slice(-3)).join(' ')
}

function run(account: Account, name: string, programArgs: readonly string[]): Promise<void> {
  const { command, args, options } = commandAs(account, join(account.native, 'bin', name), programArgs)
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new NoDatabase(`${name} failed (${code}): ${reasonIn(said)}`))))
  })
}
