import type { MallWords } from '@plaza/contract'
import { csvTable, csvValue, type Language, languages } from '@plaza/values'

export type TypedTexts = { key: string; texts: Partial<Record<Language, string>> }
const columns = ['key', 'en', 'zh', 'zhtw', 'es', 'jp', 'th'] as const

export const textIn = (words: MallWords, lang: Language): string => words[`text_${lang}`] ?? ''

/** CSV with one row per text and one column per language. */
export const tableOf = (list: readonly MallWords[]): string =>
  csvTable([columns, ...list.map((words) => columns.map((column) => (column === 'key' ? words.key : textIn(words, column))))])

const rowsOf = (table: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some((each) => each !== ''))
}

/** Rows of a table; null if its header lacks a required column. */
export const readTable = (table: string): TypedTexts[] | null => {
  const [head = [], ...rows] = rowsOf(table.replace(/^\uFEFF/, ''))
  const names = head.map((name) => name.trim().toLowerCase())
  if (!columns.every((column) => names.includes(column))) return null
  return rows.map((row) => ({
    key: row[names.indexOf('key')] ?? '',
    texts: Object.fromEntries(languages.map((lang) => [lang, csvValue(row[names.indexOf(lang)] ?? '')])),
  }))
}

/** Differences between a table and the mall's texts, and keys in the table that the mall does not have. */
export const changesIn = (typed: readonly TypedTexts[], list: readonly MallWords[]) => {
  const known = new Map(list.map((words) => [words.key, words]))
  const changes = typed.flatMap(({ key, texts }) => {
    const words = known.get(key)
    const others = words ? languages.filter((lang) => (texts[lang] ?? '') !== textIn(words, lang)) : []
    return words && others.length > 0 ? [{ words, texts, langs: others }] : []
  })
  return { changes, unknown: typed.map(({ key }) => key).filter((key) => !known.has(key)) }
}
