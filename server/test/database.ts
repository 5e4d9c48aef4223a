import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

export const templateName = 'mall_template'

/** The same server and person, another database. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/** A migrated, empty mall of one's own. Drop it when the test is over; open connections do not hold it back. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, adminUrl } = inject('postgres')
  const name = `mall_${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${templateName} owner plaza`)
  return { url: inDatabase(url, name), drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`) }
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
