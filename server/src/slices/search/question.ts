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

const hasWord = (word: AskedWord, fields: string): string =>
  any(word.ways.map((terms) => all(terms.map((term) => any([...fields].map((field) => lexeme(field + term)))))))
const hasWords = (words: readonly AskedWord[], fields: string): string => all(words.map((word) => hasWord(word, fields)))

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

/** A name that has a word whole has its pairs too, so names need not be asked in both ways. */
const asNamed = (word: AskedWord): AskedWord => ({ ...word, ways: word.ways.slice(-1) })

/** The terms that must all be there, where each word is found in one way alone. */
const termsOf = (words: readonly AskedWord[]): string[] | null =>
  words.every((word) => word.ways.length === 1) ? [...new Set(words.flatMap((word) => word.ways[0] ?? []))] : null

/** A term stands under one field of a product, so a level's own matches are those with a term in the field that the level adds. */
const ownMatches = (terms: readonly string[], fields: string): string[] => {
  const added = any(terms.map((term) => lexeme(fields.slice(-1) + term)))
  if (terms.length === 1) return [added]
  const everywhere = terms.map((term) => any([...fields].map((field) => lexeme(field + term))))
  return fields.length === 1 ? everywhere : [...everywhere, added]
}

/** One question a level, best first, none asking again for what an earlier one has found. All words must be there. */
export const allWords = (words: readonly AskedWord[], filters: Chosen = {}): string[] => {
  const [narrow, inNames, anywhere] = [narrowing(filters), termsOf(words.map(asNamed)), termsOf(words)]
  return levels.map((fields, level) => {
    const terms = level < 2 ? inNames : anywhere
    if (terms) return all([...ownMatches(terms, fields), ...narrow])
    const before = levels[level - 1]
    return all([hasWords(words, fields), ...(before ? [`!${all([hasWords(words, before)])}`] : []), ...narrow])
  })
}

const mostLoose = 6

const choices = <T>(from: readonly T[], count: number): T[][] =>
  count === 0 ? [[]] : from.flatMap((each, index) => choices(from.slice(index + 1), count - 1).map((rest) => [each, ...rest]))

/** Any so many of the words: in names and what is around them first, then anywhere. */
export const someWords = (words: readonly AskedWord[], count: number, filters: Chosen = {}): string[] => {
  const groups = choices(words.slice(0, mostLoose), count)
  const having = (fields: string) => any(groups.map((group) => hasWords(group, fields)))
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
  return all([...(words.length > 0 ? [hasWords(words, 'a')] : []), ...last])
}
