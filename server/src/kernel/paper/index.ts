export { foldLines } from './fold-lines.ts'
export { lettersFor } from './letters.ts'
export { makeSheets, paper, type Sheets } from './pdf.ts'
