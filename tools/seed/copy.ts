import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

export type Value = string | number | boolean | null

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const cell = (value: Value): string =>
  typeof value === 'string' ? value.replace(/[\\\t\n\r]/g, (char) => special[char] ?? char) : value === null ? '\\N' : String(value)

/** One row in the text format of the COPY statement. */
export const line = (values: readonly Value[]): string => `${values.map(cell).join('\t')}\n`

/** Inserts rows with COPY, which is many times faster than INSERT. */
export const copy = async (client: Client, table: string, columns: string, lines: readonly string[]): Promise<void> => {
  if (lines.length === 0) return
  const stream = client.query(from(`copy ${table} (${columns}) from stdin`))
  stream.end(lines.join(''))
  await finished(stream)
}
