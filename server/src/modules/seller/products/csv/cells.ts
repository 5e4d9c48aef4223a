import { setImmediate as breathe } from 'node:timers/promises'
import { csvValue } from '@plaza/values'
import { CsvError, Parser } from 'csv-parse'

export type Line = { number: number; cells: string[] }
/** Reason why a file cannot be read, and the line of the fault. */
export type Unreadable = { reason: 'not_text' | 'too_many_rows' | 'line_too_long' | 'too_many_columns' | 'quotes'; row: number }

/** Limits several times above the largest allowed product. A file beyond these limits is not a product table. */
export const tableBounds = { rows: 20_000, columns: 100, cellChars: 10_000, lineBytes: 256 * 1024, blankRows: 20_000 } as const

/** Bytes parsed per slice. The event loop is blocked for the duration of one slice. */
const sliceBytes = 1024
const [lineFeed, carriageReturn] = [10, 13]

/** The separator between cells. In some countries, spreadsheet programs write semicolons or tabs. */
const separatorIn = (bytes: Buffer): string => {
  const [head = ''] = bytes.toString('latin1', 0, tableBounds.lineBytes).split(/[\r\n]/, 1)
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
}

class Refused extends Error {
  constructor(readonly reason: Unreadable['reason']) {
    super(`a table is refused: ${reason}`)
  }
}

/** Counts lines incrementally, so that each byte is read once. */
const lineCounter = (bytes: Buffer) => {
  let [at, line] = [0, 1]
  /** Line number of the first record after `start`. Empty lines belong to no record. */
  return (start: number): number => {
    for (; at < bytes.length; at += 1) {
      const isEnd = bytes[at] === lineFeed || bytes[at] === carriageReturn
      if (at >= start && !isEnd) break
      if (bytes[at] === lineFeed) line += 1
    }
    return line
  }
}

const utf8Mark = Buffer.from('\uFEFF')

/** Reads the lines of an RFC 4180 table in slices, each with its line number in the file. Skips empty lines. */
export const readLines = async (file: Buffer): Promise<Line[] | Unreadable> => {
  const bytes = file.subarray(0, utf8Mark.length).equals(utf8Mark) ? file.subarray(utf8Mark.length) : file
  const lines: Line[] = []
  const text = new TextDecoder('utf-8', { fatal: true })
  const lineAt = lineCounter(bytes)
  let begins = 1
  let blank = 0
  const parser = new Parser({
    delimiter: separatorIn(bytes),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: tableBounds.lineBytes,
    cast: (cell, { index }) => {
      if (index >= tableBounds.columns) throw new Refused('too_many_columns')
      if (cell.length > tableBounds.cellChars) throw new Refused('line_too_long')
      return csvValue(cell).trim()
    },
    on_record: (cells: string[], { bytes: end }) => {
      if (cells.some((each) => each !== '')) lines.push({ number: begins, cells })
      else blank += 1
      if (lines.length - 1 > tableBounds.rows || blank > tableBounds.blankRows) throw new Refused('too_many_rows')
      begins = lineAt(end)
      return null
    },
  })
  parser.resume()
  // The failing `write` call throws this error too, so the rejection here is ignored.
  const ended = new Promise<void>((resolve, reject) => parser.on('end', resolve).on('error', reject))
  ended.catch(() => {})
  begins = lineAt(0)
  try {
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      const slice = bytes.subarray(at, at + sliceBytes)
      if (isNoText(text, slice)) throw new Refused('not_text')
      await new Promise<void>((resolve, reject) => parser.write(slice, (error) => (error ? reject(error) : resolve())))
      await breathe()
    }
    if (isNoText(text)) throw new Refused('not_text')
    parser.end()
    await ended
    return lines
  } catch (error) {
    parser.destroy()
    const reason = reasonOf(error)
    if (reason === null) throw error
    return { reason, row: begins }
  }
}

/** True if the bytes are not UTF-8 or the file ends inside a character. */
const isNoText = (decoder: InstanceType<typeof TextDecoder>, bytes?: Buffer): boolean => {
  try {
    return (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()).includes('\0')
  } catch {
    return true
  }
}

const reasonOf = (error: unknown): Unreadable['reason'] | null => {
  if (error instanceof Refused) return error.reason
  if (!(error instanceof CsvError)) return null
  return error.code === 'CSV_MAX_RECORD_SIZE' ? 'line_too_long' : 'quotes'
}
