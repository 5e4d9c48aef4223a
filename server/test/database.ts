import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

export const templateName = 'mall_template'
export const filledTemplateName = 'mall_filled'

/** The same server and person, another database. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/** A database in which nothing is yet. */
export const blankDatabase = (): Promise<FreshDatabase> => copyOf('template0')

/** A migrated, empty mall of one's own. Drop it when the test is over; open connections do not hold it back. */
export const freshDatabase = (): Promise<FreshDatabase> => copyOf(templateName)

/** The demo mall, filled, of one's own. */
export const filledDatabase = (): Promise<FreshDatabase> => copyOf(filledTemplateName)

async function copyOf(template: string): Promise<FreshDatabase> {
  const { url, adminUrl } = inject('postgres')
  const name = `mall_${randomBytes(8).toString('hex')}`
  // Files of small databases are copied in a fifth of the time that the log takes to tell of each page.
  await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy owner plaza`)
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
