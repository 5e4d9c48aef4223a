import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { BrokenMigration, migrate } from '../src/platform/db/migrate.ts'
import { adminUrlOf } from './admin.ts'
import { blankDatabase, filledDatabase } from './database.ts'
import { rowsOfEmptyTables } from './rows-of-empty-tables.ts'

const toDrop: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const drop of toDrop) await drop()
})
const newFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'plaza-migrations-'))
  toDrop.push(() => rm(path, { recursive: true }))
  return path
}
const open = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  toDrop.unshift(() => client.end().catch(() => {}))
  return client
}
const over = async (database: { url: string; drop: () => Promise<void> }) => {
  toDrop.push(database.drop)
  return database.url
}

describe('a change of the database', () => {
  let url: string
  let client: Client
  let path: string
  beforeEach(async () => {
    url = await over(await blankDatabase())
    client = await open(url)
    path = await newFolder()
    await change('0001-loaves', "create table loaf (name text); insert into loaf values ('rye')")
    await change('0002-cakes', 'create table cake (name text)')
  })
  const change = async (name: string, up: string, after = 'select 1 where false') => {
    await mkdir(join(path, name), { recursive: true })
    await writeFile(join(path, name, 'up.sql'), up)
    await writeFile(join(path, name, 'after.sql'), after)
  }
  const applied = async () =>
    (await client.query<{ name: string }>('select name from kernel.migration order by name')).rows.map(({ name }) => name)
  const isThere = async (table: string) => (await client.query('select to_regclass($1) as found', [table])).rows[0].found !== null
  const run = () => migrate(url, undefined, path)
  const refusal = async () => {
    const error: unknown = await run().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(BrokenMigration)
    return (error as Error).message
  }

  test('is made once, in the order of the names, and said', async () => {
    const told: string[] = []
    expect(await migrate(url, (name) => told.push(name), path)).toBe(2)
    expect(told).toEqual(['0001-loaves', '0002-cakes'])
    expect(await run()).toBe(0)
    expect((await client.query('select name from loaf')).rows).toEqual([{ name: 'rye' }])
  })
  test('is made once where two processes start together', async () => {
    expect((await Promise.all([run(), run(), run()])).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
    expect((await client.query('select name from loaf')).rows).toEqual([{ name: 'rye' }])
  })
  test.each([
    ['the only proof', "select 'a loaf of rye' as problem from loaf where name = 'rye'"],
    ['the first of two proofs', "select 'a loaf of rye' as problem from loaf where name = 'rye'; select 1 where false"],
  ])('that does not hold is undone, named, and followed by none: %s', async (_which, after) => {
    await change('0002-cakes', "create table cake (name text); update loaf set name = 'rye'", after)
    await change('0003-pies', 'create table pie (name text)')
    expect(await refusal()).toBe('The migration 0002-cakes does not hold: {"problem":"a loaf of rye"}')
    expect([await applied(), await isThere('loaf'), await isThere('cake'), await isThere('pie')]).toEqual([
      ['0001-loaves'],
      true,
      false,
      false,
    ])
    await change('0002-cakes', 'create table cake (name text)')
    expect(await run()).toBe(2)
  })
  test('that cannot be made is undone as a whole', async () => {
    await change('0002-cakes', 'create table cake (name text); insert into nowhere values (1)')
    await expect(run()).rejects.toThrow(/nowhere/)
    expect([await applied(), await isThere('cake')]).toEqual([['0001-loaves'], false])
  })
  test('that an older program does not know stops it before it touches anything', async () => {
    await run()
    await rm(join(path, '0002-cakes'), { recursive: true })
    await change('0003-pies', 'create table pie (name text)')
    expect(await refusal()).toBe('The database is newer than this program: it has 0002-cakes.')
    expect([await applied(), await isThere('pie')]).toEqual([['0001-loaves', '0002-cakes'], false])
  })
  test('that was rewritten after it had been made stops the program before it touches anything', async () => {
    await run()
    await change('0002-cakes', 'create table cake (name text, weight int)')
    await change('0001-before', 'create table pie (name text)')
    expect(await refusal()).toBe('The migration 0002-cakes was changed after it had been applied.')
    expect([await applied(), await isThere('pie')]).toEqual([['0001-loaves', '0002-cakes'], false])
  })
})

test('proofs take no number of what stands in addresses: the first shop of a mall is the first', async () => {
  const url = await over(await blankDatabase())
  await migrate(url)
  const used = await (
    await open(adminUrlOf(url))
  ).query(`select schemaname || '.' || sequencename as name from pg_sequences
    where schemaname in ('shops', 'catalogue', 'accounts', 'content', 'staff') and sequencename <> 'member_id_seq' and last_value is not null order by 1`)
  expect(used.rows.map(({ name }) => name)).toEqual([])
})

describe('a mall that stands for a while', () => {
  const folder = fileURLToPath(new URL('../db/migrations', import.meta.url))
  /** The last change that people's malls have been through already. */
  const stoodAt = '0076-gateways-return'

  type Column = { table: string; column: string; generated: boolean }
  const columnsOf = async (client: Client) => {
    const found =
      await client.query<Column>(`select table_schema || '.' || c.table_name as table, column_name as column, is_generated = 'ALWAYS' as generated
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker') and c.table_name <> 'migration'
      order by 1, ordinal_position`)
    const tables = new Map<string, Column[]>()
    for (const column of found.rows) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
    return tables
  }
  const common = (one: ReadonlyMap<string, Column[]>, other: ReadonlyMap<string, Column[]>) =>
    [...one].flatMap(([table, columns]) => {
      const both = columns.filter((each) => !each.generated && other.get(table)?.some(({ column }) => column === each.column))
      return both.length > 0 ? [{ table, columns: both.map(({ column }) => `"${column}"`).join(', ') }] : []
    })
  /** Every row as PostgreSQL writes it, in an order of their own. */
  const rowsOf = async (client: Client, { table, columns }: { table: string; columns: string }) => {
    const lines = await text(client.query(copyTo(`copy (select ${columns} from ${table}) to stdout`)))
    return lines.split('\n').toSorted().join('\n').trimStart()
  }

  test('is brought up to date with everything that people have in it', async () => {
    const filled = await over(await filledDatabase())
    const now = await open(adminUrlOf(filled))
    await now.query(`set session_replication_role = replica; ${rowsOfEmptyTables}`)
    const nowTables = await columnsOf(now)
    for (const table of nowTables.keys())
      expect((await now.query(`select 1 from ${table} limit 1`)).rows, `${table} needs a row in rows-of-empty-tables.ts`).toHaveLength(1)

    const older = await newFolder()
    const names = (await readdir(folder)).toSorted()
    const made = names.filter((name) => name <= stoodAt)
    for (const name of made) await cp(join(folder, name), join(older, name), { recursive: true })
    const url = await over(await blankDatabase())
    expect(await migrate(url, undefined, older)).toBe(made.length)

    const then = await open(adminUrlOf(url))
    await then.query('set session_replication_role = replica')
    // What one currency is worth stood beside it then.
    await then.query('alter table settings.currency alter column rate set default 1')
    // Which state follows which is filled by the changes themselves.
    const stood = common(await columnsOf(then), nowTables).filter(({ table }) => !table.endsWith('.move'))
    const before = new Map<string, string>()
    for (const each of stood) {
      const rows = await rowsOf(now, each)
      await then.query(`delete from ${each.table}`)
      await pipeline(Readable.from(rows), then.query(copyFrom(`copy ${each.table} (${each.columns}) from stdin`)))
      before.set(each.table, await rowsOf(then, each))
      expect(before.get(each.table), each.table).not.toBe('')
    }

    // What turns the writing round was not refused then.
    for (const [table, column] of [
      ['accounts.customer', 'full_name'],
      ['addresses.address', 'street'],
      ['reviews.review', 'text'],
    ])
      await then.query(`update ${table} set ${column} = E'\\u202e' || ${column} || E'\\u2069'`)

    expect(await migrate(url)).toBe(names.length - made.length)
    for (const each of stood) expect(await rowsOf(then, each), each.table).toBe(before.get(each.table))
    expect(stood.length).toBeGreaterThan(40)
  })
})
