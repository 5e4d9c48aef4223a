import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findBeside } from './bundled-file.ts'

/** Two processes that start together take turns. */
const turn = 7_404_001

export class BrokenMigration extends Error {}

const folder = (): string => {
  const path = findBeside(import.meta.url, '../../../db/migrations', '../db/migrations', './db/migrations')
  if (!path) throw new BrokenMigration('The migrations are missing beside the server.')
  return path
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

type Change = { name: string; up: string; after: string }

const readChanges = async (path: string): Promise<Change[]> => {
  const names = (await readdir(path)).filter((name) => /^\d{4}-/.test(name)).toSorted()
  const read = (name: string, file: string) => readFile(join(path, name, file), 'utf8')
  return Promise.all(names.map(async (name) => ({ name, up: await read(name, 'up.sql'), after: await read(name, 'after.sql') })))
}

/** What is still to be applied, in order. A database that does not belong to this program is refused before anything in it is touched. */
const pending = async (client: pg.Client, changes: readonly Change[]): Promise<Change[]> => {
  const found = await client.query<{ name: string; digest: string }>('select name, digest from kernel.migration order by name')
  const missing = found.rows.map(({ name }) => name).filter((name) => !changes.some((each) => each.name === name))
  if (missing.length > 0) throw new BrokenMigration(`The database is newer than this program: it has ${missing.join(', ')}.`)
  const applied = new Map(found.rows.map((row) => [row.name, row.digest]))
  const changed = changes.find(({ name, up }) => applied.has(name) && applied.get(name) !== digest(up))
  if (changed) throw new BrokenMigration(`The migration ${changed.name} was changed after it had been applied.`)
  return changes.filter(({ name }) => !applied.has(name))
}

/** Applies each change once, in order, each in a transaction with the proof that it holds (`after.sql` must return no row). */
export const migrate = async (url: string, tell: (line: string) => void = () => {}, path = folder()): Promise<number> => {
  const changes = await readChanges(path)
  const client = new pg.Client({ connectionString: url, application_name: 'plaza migrate' })
  // A lost connection fails the query under way as well; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [turn])
    await client.query('create schema if not exists kernel')
    await client.query(
      'create table if not exists kernel.migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
    const due = await pending(client, changes)
    const proving = await readFile(join(folder(), '..', 'proving.sql'), 'utf8')
    for (const change of due) {
      await apply(client, change, proving)
      tell(change.name)
    }
    return due.length
  } finally {
    await client.end()
  }
}

const apply = async (client: pg.Client, { name, up, after }: Change, proving: string) => {
  await client.query('begin')
  try {
    await client.query(up)
    await client.query(proving)
    const proofs = [await client.query<object>(after)].flat()
    const broken = proofs.find(({ rows }) => rows.length > 0)
    if (broken) throw new BrokenMigration(`The migration ${name} does not hold: ${JSON.stringify(broken.rows[0])}`)
    await client.query('insert into kernel.migration (name, digest) values ($1, $2)', [name, digest(up)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
