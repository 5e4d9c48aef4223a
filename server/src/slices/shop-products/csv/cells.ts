import { looksLikeFormula } from '@plaza/values'

const needsQuotes = /[",\r\n;]/

/** A cell that says what it says: a sign that a spreadsheet would reckon with stands behind an apostrophe. */
export const writeCell = (value: string): string => {
  const harmless = looksLikeFormula(value) ? `'${value}` : value
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
export const writeLine = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`

/** What stood in the cell before it was made harmless. */
const plain = (cell: string): string => (cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell).trim()

/** Which sign stands between cells: spreadsheets of some countries write semicolons or tabs. */
const separatorIn = (text: string): string => {
  const [head = ''] = text.split(/[\r\n]/, 1)
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
}

export type Line = { number: number; cells: string[] }
/** The lines of a table, as RFC 4180 has them; each knows on which line of the file it begins. Empty lines are none. */
export const readLines = (text: string): Line[] => {
  const separator = separatorIn(text)
  const lines: Line[] = []
  let [cells, cell, isQuoted, number, begins]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endLine = () => {
    cells.push(plain(cell))
    if (cells.some((each) => each !== '')) lines.push({ number: begins, cells })
    cells = []
    cell = ''
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\n') number += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      cells.push(plain(cell))
      cell = ''
    } else if (sign === '\n') {
      endLine()
      begins = number
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || cells.length > 0) endLine()
  return lines
}
