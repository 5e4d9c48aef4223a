import type { Chosen } from '../catalogue/index.ts'
import { bandLexeme, placeLexeme, quoted } from './describe-product.ts'
import { bandsBetween } from './price-bands.ts'
import type { AskedWord } from './words/index.ts'

/** Which fields count at each level: names; brand, category and shop too; summaries too; descriptions too. */
const levels = ['a', 'ab', 'abc', 'abcd'] as const
export const levelCount = levels.length

/** `~` stands for the tier, which the database fills in. */
const lexeme = (text: string) => quoted(`~${text}`)
const any = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('|')})`)
const all = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`)

const named = 'ab'

/** Parts of words stand in names alone, and a name that has a word whole has its parts too: whole words are looked for in longer texts. */
const placesOf = (word: AskedWord, fields: string): { whole: string; parts: string } =>
  word.ways.length === 1
    ? { whole: '', parts: fields }
    : {
        whole: [...fields].filter((field) => !named.includes(field)).join(''),
        parts: [...fields].filter((field) => named.includes(field)).join(''),
      }

const wholeIn = (word: AskedWord, fields: string): string[] =>
  [...fields].flatMap((field) => (word.ways[0] ?? []).map((term) => lexeme(field + term)))

/** What must hold for a word to stand in one of the fields. */
const hasWord = (word: AskedWord, fields: string): string[] => {
  const { whole, parts } = placesOf(word, fields)
  const inParts = (word.ways.at(-1) ?? []).map((term) => any([...parts].map((field) => lexeme(field + term))))
  return whole ? [any([...wholeIn(word, whole), all(inParts)])] : inParts
}
const hasWords = (words: readonly AskedWord[], fields: string): string[] => [...new Set(words.flatMap((word) => hasWord(word, fields)))]

/** The filters that the index itself can answer. */
const narrowing = (filters: Chosen): string[] => {
  const bands = bandsBetween(filters.priceMin, filters.priceMax)
  return [
    ...(filters.category ? [lexeme(placeLexeme('category', filters.category))] : []),
    ...(filters.shop ? [lexeme(placeLexeme('shop', filters.shop))] : []),
    ...(filters.brands?.length ? [any(filters.brands.map((id) => lexeme(placeLexeme('brand', id))))] : []),
    ...(bands.length > 0 ? [any(bands.map((band) => lexeme(bandLexeme(band))))] : []),
  ]
}

/** What only the last of the fields has to offer: any part of a word in a name, a whole word in longer texts. */
const added = (words: readonly AskedWord[], fields: string): string[] => {
  const last = fields.slice(-1)
  const parts = (word: AskedWord) => (word.ways.at(-1) ?? []).map((term) => lexeme(last + term))
  return [...new Set(words.flatMap((word) => (placesOf(word, last).parts ? parts(word) : wholeIn(word, last))))]
}

/**
 * One question a level, best first. All words must be there, one of them in the field that the level adds: where a term stands under
 * one field of a product alone, nothing is found again. Words with parts can be, in a name and then in a text.
 */
export const allWords = (words: readonly AskedWord[], filters: Chosen = {}): string[] => {
  const narrow = narrowing(filters)
  return levels.map((fields) => {
    const everywhere = hasWords(words, fields)
    const own = added(words, fields)
    if (fields.length === 1) return all([...everywhere, ...narrow])
    return all([...(own.length === 1 ? [] : everywhere), any(own), ...narrow])
  })
}

const mostLoose = 6

const choices = <T>(from: readonly T[], count: number): T[][] =>
  count === 0 ? [[]] : from.flatMap((each, index) => choices(from.slice(index + 1), count - 1).map((rest) => [each, ...rest]))

/** Any so many of the words: in names and what is around them first, then anywhere. */
export const someWords = (words: readonly AskedWord[], count: number, filters: Chosen = {}): string[] => {
  const groups = choices(words.slice(0, mostLoose), count)
  const having = (fields: string) => any(groups.map((group) => all(hasWords(group, fields))))
  return [all([having('ab'), ...narrowing(filters)]), all([having('abcd'), `!${having('ab')}`, ...narrowing(filters)])]
}

/** A few pairs of kana or Thai letters say nothing; a pair of Chinese characters is a word. */
const fewestParts = 4

const partsOf = (word: AskedWord): AskedWord[] => {
  const parts = word.ways.at(-1) ?? []
  const tells = word.script === 'han' || parts.length >= fewestParts
  return tells && word.script !== 'latin' && word.script !== 'number' ? parts.map((term) => ({ ...word, ways: [[term]] })) : [word]
}

/** Words of which some stand alone and can be left out: pairs of signs become words of their own. */
export const loosened = (words: readonly AskedWord[]): AskedWord[] => words.flatMap(partsOf).slice(0, mostLoose)

/** Names alone, all words, with one that is still being typed. */
export const namesHaving = (words: readonly AskedWord[], lastTerms: readonly string[]): string => {
  const last = lastTerms.length > 0 ? [any(lastTerms.map((term) => lexeme(`a${term}`)))] : []
  return all([...hasWords(words, 'a'), ...last])
}
