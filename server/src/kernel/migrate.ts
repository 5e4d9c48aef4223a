import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findBeside } from './beside.ts'

/** Two processes that start together take turns. */
const turn = 7_404_001

export class BrokenMigration extends Error {}

const folder = (): string => {
  const path = findBeside(import.meta.url, '../../db/migrations', '../db/migrations', './db/migrations')
  if (!path) throw new BrokenMigration('The migrations are missing beside the server.')
  return path
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Applies each change once, in order, each in a transaction with the proof that it holds (`after.sql` must return no row). */
export const migrate = async (url: string, tell: (line: string) => void = () => {}): Promise<number> => {
  const path = folder()
  const names = (await readdir(path)).filter((name) => /^\d{4}-/.test(name)).toSorted()
  const client = new pg.Client({ connectionString: url, application_name: 'plaza migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [turn])
    await client.query('create schema if not exists kernel')
    await client.query(
      'create table if not exists kernel.migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map(
      (await client.query<{ name: string; digest: string }>('select name, digest from kernel.migration')).rows.map((row) => [
        row.name,
        row.digest,
      ]),
    )
    let count = 0
    for (const name of names) {
      const up = await readFile(join(path, name, 'up.sql'), 'utf8')
      const known = applied.get(name)
      if (known && known !== digest(up)) throw new BrokenMigration(`The migration ${name} was changed after it had been applied.`)
      if (known) continue
      await apply(client, name, up, await readFile(join(path, name, 'after.sql'), 'utf8'))
      tell(name)
      count += 1
    }
    const missing = [...applied.keys()].filter((name) => !names.includes(name))
    if (missing.length > 0) throw new BrokenMigration(`The database is newer than this program: it has ${missing.join(', ')}.`)
    return count
  } finally {
    await client.end()
  }
}

const apply = async (client: pg.Client, name: string, up: string, after: string) => {
  await client.query('begin')
  try {
    await client.query(up)
    const broken = await client.query(after)
    const last = Array.isArray(broken) ? broken.at(-1) : broken
    if (last.rows.length > 0) throw new BrokenMigration(`The migration ${name} does not hold: ${JSON.stringify(last.rows[0])}`)
    await client.query('insert into kernel.migration (name, digest) values ($1, $2)', [name, digest(up)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
