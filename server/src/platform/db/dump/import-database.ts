import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { DumpReader } from './dump-reader.ts'
import {
  columnsOf,
  headMark,
  listMigrations,
  listTables,
  sqlName,
  NoDump,
  openForDump,
  tableMark,
  tailMark,
  type DumpedTable,
  type DumpHead,
  type DumpTail,
} from './tables.ts'

/**
 * Replaces all rows of a new database by those of an export, in one transaction. The tables must be those of the export. The role of the URL must be a
 * superuser, because triggers and foreign keys rest meanwhile: the export is consistent, and its rows come in any order.
 */
export async function importDatabase(adminUrl: string, file: string): Promise<{ head: DumpHead; rows: number }> {
  const reader = new DumpReader(file)
  const head = headIn(await reader.line())
  const client = await openForDump(adminUrl)
  try {
    await refuseOtherTables(client, head)
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(`truncate ${head.tables.map(sqlName).join(', ')}`)
    for (const table of head.tables) await copyRows(client, table, reader)
    const tail = parsed<DumpTail>(await reader.line(), tailMark)
    await reader.finish()
    for (const { last, called, ...sequence } of tail.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [sqlName(sequence), last, called])
    await countRows(client, head.tables, tail.rows)
    await client.query('commit')
    await client.query('analyze')
    return { head, rows: tail.rows.reduce((sum, each) => sum + each, 0) }
  } finally {
    await client.end()
  }
}

function parsed<T>(line: string, mark: string): T {
  if (!line.startsWith(mark)) throw new NoDump('The file is not an export of Plaza.')
  return JSON.parse(line.slice(mark.length)) as T
}

const headIn = (line: string): DumpHead => {
  const head = parsed<DumpHead>(line, headMark)
  if (head.format !== 1) throw new NoDump('The file was written by a newer Plaza.')
  return head
}

const sameNames = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)
const describe = (tables: readonly DumpedTable[]) => tables.map((table) => `${sqlName(table)} (${columnsOf(table)})`).toSorted()

async function refuseOtherTables(client: Client, { migrations, tables, plaza }: DumpHead): Promise<void> {
  const own = await listMigrations(client)
  const other = migrations.find((name) => !own.includes(name)) ?? own.find((name) => !migrations.includes(name))
  if (other !== undefined)
    throw new NoDump(
      `The file was written at another state of the tables (Plaza ${plaza}; ${other} is only in one of both). Import it with the Plaza that wrote it, or write it again with "plaza export --postgres" of this one.`,
    )
  const ownTables = describe(await listTables(client))
  const different = describe(tables).find((each) => !ownTables.includes(each)) ?? ownTables.find((each) => !describe(tables).includes(each))
  if (different !== undefined || !sameNames(own, migrations)) throw new NoDump(`The file has other tables than this Plaza: ${different}.`)
}

async function copyRows(client: Client, table: DumpedTable, reader: DumpReader): Promise<void> {
  const line = await reader.line()
  if (line !== `${tableMark}${table.schema}.${table.name}`) throw new NoDump(`The file is damaged before the table ${table.name}.`)
  await pipeline(
    Readable.from(reader.rows(), { objectMode: false }),
    client.query(from(`copy ${sqlName(table)} (${columnsOf(table)}) from stdin`)),
  )
}

async function countRows(client: Client, tables: readonly DumpedTable[], expected: readonly number[]): Promise<void> {
  for (const [at, table] of tables.entries()) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${sqlName(table)}`)
    if (Number(rows[0]?.count) !== expected[at])
      throw new NoDump(
        `${table.schema}.${table.name} has ${rows[0]?.count} rows, and the export had ${expected[at]}. Nothing was imported.`,
      )
  }
}
