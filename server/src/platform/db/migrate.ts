import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applyChange, BrokenMigration, inOneTransaction, recordChange } from './apply-change.ts'
import { findBeside } from './bundled-file.ts'
import { digestOf, readChanges, type Change } from './changes.ts'
import { requireServerVersion } from './server-version.ts'

/** Advisory lock: two processes that start together migrate one after the other. */
const turn = 7_404_001

const folder = (): string => {
  const path = findBeside(import.meta.url, '../../../db/migrations', '../db/migrations', './db/migrations')
  if (!path) throw new BrokenMigration('The migrations are missing next to the server.')
  return path
}

/** The last migration of Plaza 1.0.8. `schema.sql` contains the result of all migrations up to it. */
const lastBeforeBaseline = '0362-order-numbers'

type Applied = { name: string; digest: string; compatible: boolean }

/** Older databases lack the column: none of their migrations is compatible. */
const columns = "name, digest, coalesce((to_jsonb(migration) ->> 'compatible')::boolean, false) as compatible"

/** The migrations already applied to the database; null for an empty database. */
const readApplied = async (client: pg.Client): Promise<Applied[] | null> => {
  const found = await client.query<{ now: boolean; before: boolean }>(
    "select to_regclass('platform.migration') is not null as now, to_regclass('kernel.migration') is not null as before",
  )
  const [there] = found.rows
  if (there?.now) return (await client.query<Applied>(`select ${columns} from platform.migration order by name`)).rows
  if (!there?.before) return null
  const { rows } = await client.query<Applied>(`select ${columns} from kernel.migration order by name`)
  const last = rows.at(-1)?.name
  if (last === undefined || last < lastBeforeBaseline)
    throw new BrokenMigration(`This database is at migration ${last ?? 'none'}. Start Plaza 1.0.8 once, then start this one.`)
  return rows
}

/** Pending migrations, in order. Throws before any change if the database has an unknown, incompatible migration, or if an
 * applied migration was edited. */
const pending = (all: readonly Applied[], changes: readonly Change[]): Change[] => {
  const rows = all.filter(({ name }) => name > lastBeforeBaseline)
  const missing = rows.filter((row) => !row.compatible && !changes.some(({ name }) => name === row.name)).map(({ name }) => name)
  if (missing.length > 0) throw new BrokenMigration(`The database is newer than this program: it has ${missing.join(', ')}.`)
  const applied = new Map(rows.map((row) => [row.name, row.digest]))
  const changed = changes.find((change) => applied.has(change.name) && applied.get(change.name) !== digestOf(change))
  if (changed) throw new BrokenMigration(`The migration ${changed.name} was changed after it had been applied.`)
  return changes.filter(({ name }) => !applied.has(name))
}

/** Creates the tables of a new database in their current form. All migrations are recorded as applied. */
const make = (client: pg.Client, baseline: readonly string[], changes: readonly Change[]) =>
  inOneTransaction(client, async () => {
    for (const schema of baseline) await client.query(schema)
    for (const change of changes) await recordChange(client, change)
  })

export type MigrateOptions = { publish?: ((line: string) => void) | undefined; path?: string }

/**
 * Creates a new database from `baseline`, the contents of `schema.sql`. Applies each pending migration to an older database once, in order, with
 * its check. Returns the number of applied migrations.
 */
export const migrate = async (
  url: string,
  baseline: readonly string[],
  { publish = () => {}, path = folder() }: MigrateOptions = {},
): Promise<number> => {
  const changes = await readChanges(path)
  const client = new pg.Client({ connectionString: url, application_name: 'plaza migrate' })
  // A lost connection also fails the running query. Without this listener, the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await requireServerVersion(client)
    await client.query('select pg_advisory_lock($1)', [turn])
    const applied = await readApplied(client)
    if (!applied) {
      await make(client, baseline, changes)
      return 0
    }
    const due = pending(applied, changes)
    const proving = await readFile(join(folder(), '..', 'proving.sql'), 'utf8')
    for (const change of due) {
      await applyChange(client, change, proving)
      publish(change.name)
    }
    return due.length
  } finally {
    await client.end()
  }
}

/** Names of the pending migrations, in order. Null for an empty database. */
export const listPending = async (url: string): Promise<string[] | null> => {
  const changes = await readChanges(folder())
  const client = new pg.Client({ connectionString: url, application_name: 'plaza migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    await requireServerVersion(client)
    const applied = await readApplied(client)
    return applied && pending(applied, changes).map(({ name }) => name)
  } finally {
    await client.end()
  }
}
