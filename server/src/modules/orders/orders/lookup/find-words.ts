import { sql } from 'kysely'

const maxWords = 8

/** Folds text as the database folds the order search text: lower case, without Spanish accents. */
const marked = 'áéíóúüñ'
const plain = 'aeiouun'
const folded = (text: string): string => text.toLowerCase().replace(/[áéíóúüñ]/g, (letter) => plain[marked.indexOf(letter)] ?? letter)

/** Every word must occur in the text. */
export const findWords = (keyword: string): string[] => folded(keyword.normalize('NFC')).split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A pattern that matches the word anywhere in a text. */
export const containsPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The text that finds an order: its number, its goods in six languages, and the other side's name. */
export const searchableText = (isShop: boolean) => (isShop ? sql`goods || ' ' || buyer` : sql`goods || ' ' || shop`)
