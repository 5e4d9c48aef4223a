/** Programs that open a table may take such a beginning for a sum to work out; those of East Asia take wide signs too. */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)

/** A negative number begins with a sign as a formula does, and has to stay a number. */
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)
const isGuarded = (text: string): boolean => looksLikeFormula(text) && !isNumber(text)

const cell = (value: string | number): string => {
  const text = String(value)
  // An apostrophe tells a spreadsheet that the cell is text.
  const safe = isGuarded(text) ? `'${text}` : text
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file, the only one that writes them: quoted where it has to be, and no formula in it. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`
/** The mark of UTF-8 that spreadsheets look for. */
export const csvBegin = '\ufeff'
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string => csvBegin + rows.map(csvRow).join('')

/** The value that `csvRow` got for the cell `text`: without the guarding apostrophe. */
export const csvValue = (text: string): string => (text.startsWith("'") && isGuarded(text.slice(1)) ? text.slice(1) : text)
