import { looksLikeFormula } from '@plaza/values'

const isNumber = /^-?\d+(\.\d+)?$/

/** One cell of a table: quoted where it has to be, and never more than what it says. */
const cell = (value: string | number): string => {
  const text = String(value)
  const safe = looksLikeFormula(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row of a table as it is written to a file. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`
/** What tells programs of an office that the file is UTF-8. */
export const csvBegin = '\ufeff'
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string => csvBegin + rows.map(csvRow).join('')
