import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const mark = 'plaza-statement '
/** Statements of the mall's background work, which are not counted. */
const ownHousekeeping = /audit_seal_next|graphile_worker|pg_reload_conf|alter system/

type AdminAccess = { password: string; port: number }

const adminAccess = async (dataDir: string): Promise<AdminAccess> => {
  const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
  return { password: passwords.admin, port: Number(await readFile(join(dataDir, 'postgres/port'), 'utf8')) }
}

/** Number of statements that PostgreSQL receives during `work`, counted in its log. */
export const countStatements = async (dataDir: string, work: () => Promise<void>): Promise<number> => {
  const { password, port } = await adminAccess(dataDir)
  const admin = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  await admin.connect()
  const log = join(dataDir, 'postgres/postgres.log')
  const set = async (setting: string) => {
    await admin.query(setting)
    await admin.query('select pg_reload_conf()')
    await pause(300)
  }
  try {
    await admin.query(`alter system set log_line_prefix = '${mark}'`)
    await set(`alter system set log_statement = 'all'`)
    const before = (await readFile(log)).length
    await work()
    await pause(300)
    const said = (await readFile(log)).subarray(before).toString()
    return said.split(mark).filter((entry) => /^LOG: {2}(execute|statement)/.test(entry) && !ownHousekeeping.test(entry)).length
  } finally {
    await set(`alter system reset log_statement`)
    await admin.end()
  }
}
