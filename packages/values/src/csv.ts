/** True if spreadsheets may read the cell as a formula. East Asian spreadsheets accept full-width characters too. */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)

/** True for a number. A negative number starts like a formula, but must stay a number. */
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)
const isGuarded = (text: string): boolean => looksLikeFormula(text) && !isNumber(text)

const cell = (value: string | number): string => {
  const text = String(value)
  // A leading apostrophe makes a spreadsheet treat the cell as text.
  const safe = isGuarded(text) ? `'${text}` : text
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file: cells are quoted where needed, and formulas are disabled. All CSV output goes through this function. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`
/** The byte order mark by which spreadsheets recognize UTF-8. */
export const csvBegin = '\ufeff'
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string => csvBegin + rows.map(csvRow).join('')

/** The value from which `csvRow` made the cell `text`: without the guarding apostrophe. */
export const csvValue = (text: string): string => (text.startsWith("'") && isGuarded(text.slice(1)) ? text.slice(1) : text)
