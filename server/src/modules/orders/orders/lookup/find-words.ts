import { sql } from 'kysely'

const maxWords = 8

/** As the database folds what an order is found by: small letters, without the accents of Spanish. */
const marked = 'áéíóúüñ'
const plain = 'aeiouun'
const folded = (text: string): string => text.toLowerCase().replace(/[áéíóúüñ]/g, (letter) => plain[marked.indexOf(letter)] ?? letter)

/** Each word has to stand somewhere. */
export const findWords = (keyword: string): string[] => folded(keyword.normalize('NFC')).split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A word wherever it stands in a text. */
export const containsPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The text that finds an order: its number, its goods in six languages, and the other side's name. */
export const searchableText = (isShop: boolean) => (isShop ? sql`goods || ' ' || buyer` : sql`goods || ' ' || shop`)
