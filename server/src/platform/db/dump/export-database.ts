import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import {
  columnsOf,
  headMark,
  listMigrations,
  listTables,
  sqlName,
  NoDump,
  openForDump,
  readSequences,
  rowsEnd,
  tableMark,
  tailMark,
  type DumpHead,
  type DumpTail,
} from './tables.ts'

/** Writes all rows of a database to a compressed file of text, as they are at one moment. Any later PostgreSQL can read the file. */
export async function exportDatabase(url: string, file: string, plaza: string): Promise<{ tables: number; rows: number; bytes: number }> {
  if (await stat(file).catch(() => null)) throw new NoDump(`${file} exists: name a new file.`)
  const draft = `${file}.part`
  const client = await openForDump(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await listTables(client)
    const rows: number[] = []
    const write = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(partsOf(client, plaza, tables, rows), { objectMode: false }), createGzip({ level: 6 }), write)
    await rename(draft, file)
    return { tables: tables.length, rows: rows.reduce((sum, each) => sum + each, 0), bytes: (await stat(file)).size }
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') throw new NoDump(`${draft} is left from an interrupted export: remove it.`)
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

const newline = '\n'.charCodeAt(0)

async function* partsOf(client: Client, plaza: string, tables: DumpHead['tables'], rows: number[]): AsyncGenerator<Buffer> {
  const { rows: about } = await client.query<{ version: string; at: Date }>(
    "select current_setting('server_version') as version, now() as at",
  )
  const head: DumpHead = {
    format: 1,
    plaza,
    postgres: about[0]?.version.split(' ')[0] ?? '',
    at: about[0]?.at.toISOString() ?? '',
    migrations: await listMigrations(client),
    tables,
  }
  yield Buffer.from(`${headMark}${JSON.stringify(head)}\n`)
  for (const table of tables) {
    yield Buffer.from(`${tableMark}${table.schema}.${table.name}\n`)
    let count = 0
    for await (const part of client.query(to(`copy ${sqlName(table)} (${columnsOf(table)}) to stdout`)) as AsyncIterable<Buffer>) {
      // COPY writes a line break inside a value as \n, so each one ends a row.
      for (let at = part.indexOf(newline); at >= 0; at = part.indexOf(newline, at + 1)) count += 1
      yield part
    }
    rows.push(count)
    yield Buffer.from(rowsEnd)
  }
  const tail: DumpTail = { rows, sequences: await readSequences(client) }
  yield Buffer.from(`${tailMark}${JSON.stringify(tail)}\n`)
}
