import { Client } from 'pg'
import { adminName, type Passwords } from './cluster.ts'
import { connectionUrl, type DatabaseEndpoint } from './addresses.ts'

export const mallName = 'plaza'

/** Creates the mall's own role, which owns only the mall's database in the cluster. */
export async function ensureMallDatabase(endpoint: DatabaseEndpoint, passwords: Passwords): Promise<void> {
  const admin = new Client({
    connectionString: connectionUrl(endpoint, adminName, passwords.admin, 'postgres'),
    application_name: 'plaza start',
  })
  // A lost connection also fails the running query. Without this listener, the error would end the process.
  admin.on('error', () => {})
  await admin.connect()
  try {
    const { rows } = await admin.query<{ role: boolean; database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
      [mallName],
    )
    // The password is base64url, so it needs no escaping in SQL.
    if (!rows[0]?.role) await admin.query(`create role ${mallName} login password '${passwords.mall}'`)
    if (!rows[0]?.database) await admin.query(`create database ${mallName} owner ${mallName}`)
  } finally {
    await admin.end()
  }
}
