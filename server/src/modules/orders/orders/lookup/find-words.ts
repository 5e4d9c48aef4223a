import { sql } from 'kysely'

const maxWords = 8

/** Normalizes text like the order search text in the database: lower case, without Spanish accents. */
const marked = 'áéíóúüñ'
const plain = 'aeiouun'
const folded = (text: string): string => text.toLowerCase().replace(/[áéíóúüñ]/g, (char) => plain[marked.indexOf(char)] ?? char)

/** The words of a keyword. A text must contain all of them to match. */
export const findWords = (keyword: string): string[] => folded(keyword.normalize('NFC')).split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A pattern that matches the word anywhere in a text. */
export const containsPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/**
 * The text that an order search reads: the order's number, its goods in six languages, and the other party's name. A shop searches the buyer's name,
 * a buyer the shop's.
 */
export const searchableText = (isShop: boolean) => (isShop ? sql`goods || ' ' || buyer` : sql`goods || ' ' || shop`)
