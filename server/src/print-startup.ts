import { join } from 'node:path'
import { demoPeople } from '@plaza/cast'
import { consoleAddresses } from './platform/http/console-urls.ts'
import { type Environment, WrongSetting } from './platform/environment.ts'
import { NoDatabase } from './platform/db/embedded-postgres/index.ts'
import { BrokenMigration } from './platform/db/apply-change.ts'
import { NoBackup } from './platform/db/embedded-postgres/backup/index.ts'
import { NoDump } from './platform/db/dump/index.ts'
import { WrongServer } from './platform/db/server-version.ts'
import { CannotStart } from './platform/observability/port.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs one step of the start, and prints its name and duration. */
export const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const since = performance.now()
  const result = await work()
  console.log(`  ${what} (${seconds(since)})`)
  return result
}

/** Prints setup errors as one line, and program errors in full. */
export const printStartError = (error: unknown): void => {
  const known = [WrongSetting, CannotStart, BrokenMigration, NoDatabase, NoBackup, NoDump, WrongServer].some(
    (kind) => error instanceof kind,
  )
  const { code, message } = error as { code?: string; message?: string }
  if (known) return console.error(message)
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28000' || code === '28P01' || code === '3D000')
    return console.error(`Cannot use the database of DATABASE_URL: ${message}`)
  console.error(error)
}

/** States which machines can reach the mall. It matters because the demo passwords are public. */
const reach = (host: string) =>
  /^(127\.|::1$|localhost$)/.test(host)
    ? 'Only this machine can reach it. To open it to your network: HOST=0.0.0.0 PUBLIC_URL=http://ADDRESS:PORT npm start'
    : `Other machines can reach it at ${host}: anyone on that network can log in as its owner with the passwords above.`

type Opened = {
  /** True if the mall has a staff account. */
  isStaffed: boolean
  /** The version of the embedded PostgreSQL; null if the operator configured another server. */
  embedded: string | null
  /** True if `plaza backup` copied this mall before. */
  hasBackup: boolean
}

/** Remaining setup steps for the owner of a mall outside the demo, one line each. */
export const linesForOwner = (environment: Environment, { isStaffed, embedded, hasBackup }: Opened): string[] => {
  const lines: string[] = []
  if (environment.demo) return lines
  if (!environment.mail.url) lines.push('  MAIL_URL is not set: no e-mail is sent, not even login codes.')
  if (!embedded && environment.storage.s3 === null)
    lines.push('  Files are stored on this machine only. If several machines run the mall, set STORAGE_URL to a bucket.')
  if (embedded && environment.secretKey === null)
    lines.push(`  SECRET_KEY is not set: the secret is in ${join(environment.dataDir, 'secret.key')}. Save a copy of it in another place.`)
  if (embedded && !hasBackup) lines.push('  No backup was ever made. To make one while the mall runs: plaza backup FOLDER')
  if (embedded)
    lines.push(
      `  The database is the embedded PostgreSQL ${embedded}, for trials and small malls. To use your own server, set DATABASE_URL.`,
    )
  if (!isStaffed) lines.push('  This mall has no operator yet. To get a link that creates the first one: plaza operator invite')
  return lines
}

export const printAddresses = (environment: Environment, opened: Opened): void => {
  const lines = [
    '',
    `  The mall is open:  ${environment.publicUrl}`,
    `  Seller console:    ${consoleAddresses('seller', environment).join('  or  ')}`,
    `  Operator console:  ${consoleAddresses('operator', environment).join('  or  ')}`,
    `  API reference:     ${environment.publicUrl}/api/reference`,
  ]
  if (environment.demo) {
    lines.push(
      `  Demo mailbox:      ${environment.publicUrl}/demo/mailbox`,
      `  Demo time:         ${environment.publicUrl}/demo/time`,
      '',
      '  This is a demo mall. You can log in as:',
    )
    for (const person of demoPeople) lines.push(`    ${person.role.padEnd(19)} ${person.email.padEnd(30)} ${person.password}`)
    lines.push(`    Current second factor of the staff: ${environment.publicUrl}/api/customer/index/demo`)
    lines.push('', `  ${reach(environment.host)}`)
  }
  const owners = linesForOwner(environment, opened)
  if (owners.length > 0) lines.push('', ...owners)
  console.log(`${lines.join('\n')}\n`)
}
