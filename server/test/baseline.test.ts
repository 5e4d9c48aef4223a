import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDatabase } from '../src/app.ts'
import { BrokenMigration } from '../src/platform/db/apply-change.ts'
import { adminUrlOf } from './admin.ts'
import { blankDatabase, filledDatabase, type FreshDatabase } from './database.ts'
import { describeSchema, differences } from './describe-schema.ts'
import { oldDatabase } from './old-database.ts'
import { rowsOfEmptyTables } from './rows-of-empty-tables.ts'

const toDrop: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const drop of toDrop) await drop()
})
const over = async (database: FreshDatabase | Promise<FreshDatabase>) => {
  const { url, drop } = await database
  toDrop.push(drop)
  return url
}
const open = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  toDrop.unshift(() => client.end().catch(() => {}))
  return client
}
const schemaOf = async (url: string) => describeSchema(await open(url))
const migrated = async (database: Promise<FreshDatabase>) => {
  const url = await over(database)
  await prepareDatabase(url)
  return url
}
const historyOf = async (url: string) =>
  (await (await open(url)).query<{ name: string; digest: string }>('select name, digest from platform.migration order by name')).rows

/** Marks a difference that only PostgreSQL 18 shows. */
const newest = '(PostgreSQL 18)'

describe('schema.sql', () => {
  let fresh: string
  let adopted: string
  beforeAll(async () => {
    fresh = await migrated(blankDatabase())
    adopted = await migrated(oldDatabase())
  })

  test('creates the same database as the migrations from 1.0.8', async () => {
    const schema = await schemaOf(fresh)
    expect(differences(await schemaOf(adopted), schema)).toEqual([])
    // PostgreSQL before 18 has no constraint for a column that is not null.
    expect(schema.size).toBeGreaterThan(2_500)
  })
  test.each([
    ['a missing index', 'drop index orders.order_header_customer', ['index orders.order_header_customer: ']],
    [
      'a changed check',
      'alter table cash.transfer drop constraint transfer_amount_check; alter table cash.transfer add check (amount >= 0)',
      ['constraint cash.transfer transfer_amount_check: '],
    ],
    [
      'a changed function',
      `create or replace function orders.sold_on(order_header orders.order_header) returns date language sql immutable as $$ select current_date $$`,
      ['function orders.sold_on(orders.order_header): '],
    ],
    ['a missing row', "delete from ledger.asset where code = 'ETH'", ['rows of ledger.asset: ']],
    [
      'a nullable column',
      'alter table cart.line alter column added_at drop not null',
      ['column cart.line.added_at: ', 'constraint cart.line line_added_at_not_null: (PostgreSQL 18)'],
    ],
    ['a right that was given', 'grant select on cart.line to public', ['table cart.line: ']],
  ])('a difference is detected: %s', async (_which, change, lines) => {
    const client = await open(fresh)
    const before = await describeSchema(client)
    await client.query('begin')
    await client.query(change)
    const found = differences(before, await describeSchema(client))
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
    await client.query('rollback')
    const isHere = (line: string) => (rows[0]?.version ?? 0) >= 18 || !line.endsWith(newest)
    expect(found.map((line) => line.slice(0, line.indexOf(': ') + 2))).toEqual(lines.filter(isHere).map((line) => line.replace(newest, '')))
  })
  test('records the same migrations as those applied after them', async () => {
    const after = (await historyOf(adopted)).filter(({ name }) => name > '0362-order-numbers')
    expect(await historyOf(fresh)).toEqual(after)
    expect(after.length).toBeGreaterThan(0)
  })
})

describe('database of 1.0.8', () => {
  /** The old names of schemas and tables (`schema.table`), keyed by their current names. */
  const oldNames = async () => {
    const up = await readFile(new URL('../db/migrations/0363-names/up.sql', import.meta.url), 'utf8')
    const schemas = [...up.matchAll(/^  \('([a-z_]+)', '([a-z_]+)'\)/gm)].map(([, old = '', now = '']) => [now, old] as const)
    const tables = [...up.matchAll(/^  \('([a-z_]+)', '([a-z_]+)', '([a-z_]+)'\)/gm)].map(
      ([, schema = '', old = '', now = '']) => [`${schema}.${now}`, old] as const,
    )
    return new Map([...schemas, ...tables, ['orders.order_header', 'sale']])
  }
  /** Columns that were renamed later, as `schema.table` with the old and the new column name. */
  const newColumnNames = async () => {
    const up = await readFile(new URL('../db/migrations/0380-event-columns/up.sql', import.meta.url), 'utf8')
    const listed = [...up.matchAll(/^  \('([a-z_]+\.[a-z_]+)', '([a-z_]+)', '([a-z_]+)'\)/gm)]
    const order = await readFile(new URL('../db/migrations/0399-order-header/up.sql', import.meta.url), 'utf8')
    const orderIds = [...(/array\[[^\]]*\]/.exec(order)?.[0] ?? '').matchAll(/'([a-z_.]+)'/g)].map(([, table = '']) => [
      '',
      table,
      'sale_id',
      'order_id',
    ])
    return [...listed, ['', 'platform.idempotent_answer', 'errand', 'outbound_key'], ...orderIds].map(
      ([, table = '', was = '', now = '']) => ({
        table,
        was,
        now,
      }),
    )
  }
  const tablesOf = async (client: Client) => {
    const found = await client.query<{ schema: string; table: string; columns: string }>(`
      select table_schema as schema, c.table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and is_generated = 'NEVER' and c.table_name <> 'migration'
        and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker') group by 1, 2 order by 1, 2`)
    return found.rows
  }
  const rowsOf = async (client: Client, table: string, columns: string) =>
    (await text(client.query(copyTo(`copy (select ${columns} from ${table}) to stdout`)))).split('\n').toSorted().join('\n').trimStart()
  /** Sets the sequences to continue after the copied rows. */
  const advanceSequences = async (client: Client) => {
    const { rows } = await client.query<{ query: string }>(`
      select format('select setval(%L, max(%I)) from %s', d.objid::regclass, a.attname, d.refobjid::regclass) as query
      from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass`)
    for (const { query } of rows) await client.query(query)
  }

  test('retains every row, and a second start changes nothing', async () => {
    const now = await open(adminUrlOf(await over(filledDatabase())))
    await now.query(`set session_replication_role = replica; ${rowsOfEmptyTables}`)
    const url = await over(oldDatabase())
    const old = await open(adminUrlOf(url))
    await old.query('set session_replication_role = replica')
    const names = await oldNames()
    const renamed = await newColumnNames()
    const nowOf = (schema: string, table: string, columns: string) =>
      columns
        .split(', ')
        .map((column) => renamed.find((each) => each.table === `${schema}.${table}` && each.was === column)?.now ?? column)
        .join(', ')
    const oldColumns = new Map((await tablesOf(old)).map(({ schema, table, columns }) => [`${schema}."${table}"`, columns]))
    // Skips tables and columns that later migrations created.
    const compared = (await tablesOf(now)).flatMap(({ schema, table }) => {
      const then = `${names.get(schema) ?? schema}."${names.get(`${schema}.${table}`) ?? table}"`
      const columns = oldColumns.get(then)
      return columns === undefined ? [] : [{ named: `${schema}."${table}"`, then, columns, nowColumns: nowOf(schema, table, columns) }]
    })
    const rows = new Map<string, string>()
    for (const { named, then, columns, nowColumns } of compared) {
      const before = await rowsOf(now, named, nowColumns)
      expect(before, `${named} needs a row in rows-of-empty-tables.ts`).not.toBe('')
      await old.query(`delete from ${then}`)
      await pipeline(Readable.from(before), old.query(copyFrom(`copy ${then} (${columns}) from stdin`)))
      rows.set(named, before)
    }
    await advanceSequences(old)

    await prepareDatabase(url)
    for (const { named, nowColumns } of compared) {
      expect(await rowsOf(old, named, nowColumns), named).toBe(rows.get(named))
    }
    expect(rows.size).toBe(oldColumns.size)

    const history = await (await open(url)).query('select * from platform.migration order by name')
    const schema = await schemaOf(url)
    await prepareDatabase(url)
    expect((await (await open(url)).query('select * from platform.migration order by name')).rows).toEqual(history.rows)
    expect(differences(schema, await schemaOf(url))).toEqual([])
  })
  test.each([
    ['an older Plaza', '0301-parcel-numbers', "delete from kernel.migration where name > '0301-parcel-numbers'"],
    ['a Plaza that stopped before its first migration', 'none', 'delete from kernel.migration'],
  ])('left behind by %s is refused with instructions, and stays unchanged', async (_which, stands, left) => {
    const url = await over(oldDatabase())
    const client = await open(url)
    await client.query(left)
    const before = await describeSchema(client)
    const error: unknown = await prepareDatabase(url).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(BrokenMigration)
    expect((error as Error).message).toBe(`This database is at migration ${stands}. Start Plaza 1.0.8 once, then start this one.`)
    expect(differences(before, await describeSchema(client))).toEqual([])
  })
})
