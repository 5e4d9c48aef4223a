import { Client, escapeIdentifier } from 'pg'

/** An export that cannot be written or read. The message has one line. */
export class NoDump extends Error {}

export type DumpedTable = { schema: string; name: string; columns: string[] }
export type DumpedSequence = { schema: string; name: string; last: string; called: boolean }

/** First line of an export. */
export type DumpHead = { format: 1; plaza: string; postgres: string; at: string; migrations: string[]; tables: DumpedTable[] }
/** Last line of an export: a file without it is not complete. */
export type DumpTail = { rows: number[]; sequences: DumpedSequence[] }

export const headMark = 'plaza-export '
export const tableMark = 'table '
export const tailMark = 'end '

/** Line after the last row of a table. No row is equal to it, because COPY doubles each backslash. */
export const rowsEnd = '\\.\n'

export const sqlName = ({ schema, name }: { schema: string; name: string }) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
export const columnsOf = ({ columns }: DumpedTable) => columns.map((column) => escapeIdentifier(column)).join(', ')

/** Opens a connection whose texts every PostgreSQL reads in the same way. */
export async function openForDump(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'plaza export' })
  // A lost connection also fails the running query. Without this listener, the error would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.query("set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1")
  await client.query("set client_encoding = 'UTF8'; set statement_timeout = 0")
  return client
}

const ofMall = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'"

/** The tables with rows of their own, with the columns that are not computed. */
export async function listTables(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(`
    select n.nspname as schema, c.relname as name,
      (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't' and ${ofMall} order by 1, 2`)
  return rows
}

export async function readSequences(client: Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and c.relpersistence <> 't' and ${ofMall} order by 1, 2`)
  const sequences: DumpedSequence[] = []
  for (const each of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sqlName(each)}`,
    )
    if (state.rows[0]) sequences.push({ ...each, ...state.rows[0] })
  }
  return sequences
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from platform.migration order by name')
  return rows.map(({ name }) => name)
}
