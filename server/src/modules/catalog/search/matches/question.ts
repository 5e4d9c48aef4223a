import type { Chosen } from '../../products/lists/index.ts'
import { bandLexeme, headingLexeme, quoted } from '../terms/lexemes.ts'
import { bandsBetween } from '../terms/price-bands.ts'
import type { SearchWord, Alternatives } from '../terms/terms.ts'

/** Fields that are searched at each level: names; then also brand, category and shop; then also summaries; then also descriptions. */
const levels = ['a', 'ab', 'abc', 'abcd'] as const
export const levelCount = levels.length

/** `~` is a placeholder for the tier; the database fills it in. */
const lexeme = (text: string) => quoted(`~${text}`)
const any = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('|')})`)
const all = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`)

const named = 'ab'

/**
 * Parts of words are indexed for names only, and a name that contains a whole word also contains its parts. Longer texts are searched for whole
 * words.
 */
const wholeAndParts = (alternatives: Alternatives, fields: string): { whole: string; parts: string } =>
  alternatives.length === 1
    ? { whole: '', parts: fields }
    : {
        whole: [...fields].filter((field) => !named.includes(field)).join(''),
        parts: [...fields].filter((field) => named.includes(field)).join(''),
      }

const inFields = (terms: readonly string[] | undefined, fields: string): string[] =>
  fields === '' ? [] : (terms ?? []).map((term) => any([...fields].map((field) => lexeme(field + term))))

/** Index conditions for a word, or one of its synonyms, in the given fields. */
const standsIn = (alternatives: Alternatives, fields: string): string[] => {
  const { whole, parts } = wholeAndParts(alternatives, fields)
  const [asWhole, inParts] = [inFields(alternatives[0], whole), inFields(alternatives.at(-1), parts)]
  return asWhole.length > 0 && inParts.length > 0 ? [any([all(asWhole), all(inParts)])] : [...asWhole, ...inParts]
}
const called = (word: SearchWord): Alternatives[] => [word.alternatives, ...(word.others ?? [])]
const hasWord = (word: SearchWord, fields: string): string[] =>
  word.others
    ? [any([...new Set(called(word).map((alternatives) => all(standsIn(alternatives, fields))))])]
    : standsIn(word.alternatives, fields)
const hasWords = (words: readonly SearchWord[], fields: string): string[] => [...new Set(words.flatMap((word) => hasWord(word, fields)))]

/** Index terms for those filters that the index itself can apply. */
const narrowing = (filters: Chosen): string[] => {
  const bands = bandsBetween(filters.priceMin, filters.priceMax)
  return [
    ...(filters.category ? [lexeme(headingLexeme('category', filters.category))] : []),
    ...(filters.shop ? [lexeme(headingLexeme('shop', filters.shop))] : []),
    ...(filters.brands?.length ? [any(filters.brands.map((id) => lexeme(headingLexeme('brand', id))))] : []),
    ...(bands.length > 0 ? [any(bands.map((band) => lexeme(bandLexeme(band))))] : []),
  ]
}

const atLevels = (
  fieldSets: readonly string[],
  words: readonly SearchWord[],
  filters: Chosen,
  also: (fields: string) => string[] = () => [],
) => {
  const narrow = narrowing(filters)
  return fieldSets.map((fields) => {
    const everywhere = [...hasWords(words, fields), ...also(fields)]
    if (fields.length === 1) return all([...everywhere, ...narrow])
    const added = words.flatMap(called).map((alternatives) => standsIn(alternatives, fields.slice(-1)))
    const own = any([...new Set(added.flat())])
    const isSingle = words.length === 1 && added.every((terms) => terms.length === 1)
    return all([...(isSingle ? [] : everywhere), own, ...narrow])
  })
}

/**
 * One query per level, best level first. All words must match, one of them in the field that the level adds. If each term of a product is stored
 * under one field only, no two queries find the product. Words with parts or synonyms can match twice.
 */
export const allWords = (words: readonly SearchWord[], filters: Chosen = {}): string[] => atLevels(levels, words, filters)

/**
 * Finds products with at least one synonym in place of a typed word. Synonyms are searched only in names, brands, categories and shops: a longer
 * text may mention unrelated objects.
 */
export const otherWords = (words: readonly SearchWord[], filters: Chosen = {}): string[] => {
  const inNames = levels.slice(0, named.length)
  const replaced = words.filter((word) => word.others)
  if (replaced.length > 1)
    return atLevels(inNames, words, filters, (fields) => [
      any([...new Set(replaced.flatMap((word) => word.others ?? []).map((alternatives) => all(standsIn(alternatives, fields))))]),
    ])
  const instead = words.map((word) => (word.others?.[0] ? { ...word, alternatives: word.others[0], others: word.others.slice(1) } : word))
  return atLevels(inNames, instead, filters)
}

export const maxLoose = 6

const inText = 'cd'
const anyField = named + inText

/** Synonyms, which the user did not type, are searched only in names, brands, categories and shops. */
const standsAnywhere = (word: SearchWord): string[] => {
  const own = all(standsIn(word.alternatives, anyField))
  return [word.others ? any([own, ...hasWord(word, named)]) : own]
}

const choices = <T>(from: readonly T[], count: number): T[][] =>
  count === 0 ? [[]] : from.flatMap((each, index) => choices(from.slice(index + 1), count - 1).map((rest) => [each, ...rest]))

/** Products with at least `count` of the words: in names and related fields first, then anywhere. */
export const someWords = (words: readonly SearchWord[], count: number, filters: Chosen = {}): string[] => {
  const groups = choices(words.slice(0, maxLoose), count)
  const having = (has: (word: SearchWord) => string[]) => any(groups.map((group) => all([...new Set(group.flatMap((word) => has(word)))])))
  const [inNames, anywhere] = [having((word) => hasWord(word, named)), having(standsAnywhere)]
  return [all([inNames, ...narrowing(filters)]), all([anywhere, `!${inNames}`, ...narrowing(filters)])]
}

/** Index queries for one word: the word in names and related fields, its synonyms in those fields, and the word in longer texts. */
export const queriesByField = (word: SearchWord, filters: Chosen = {}): { named: string; called: string | null; told: string } => {
  const query = (terms: readonly string[]) => all([...terms, ...narrowing(filters)])
  return {
    named: query(standsIn(word.alternatives, named)),
    called: word.others ? query(hasWord(word, named)) : null,
    told: query(standsIn(word.alternatives, inText)),
  }
}

/** A word with fewer than this many pairs of kana or Thai letters is not specific enough. A single pair of Chinese characters is already a word. */
const fewestParts = 4

const partsOf = (word: SearchWord): SearchWord[] => {
  const parts = [...new Set(word.alternatives.at(-1) ?? [])]
  const tells = word.script === 'han' || parts.length >= fewestParts
  return tells && word.script !== 'latin' && word.script !== 'number' ? parts.map((term) => ({ ...word, alternatives: [[term]] })) : [word]
}

/** Splits words into pairs of characters, so that a search can leave some pairs out. */
export const loosened = (words: readonly SearchWord[]): SearchWord[] => words.flatMap(partsOf).slice(0, maxLoose)

/** Matches all words in names only. The last word may be unfinished. */
export const namesHaving = (words: readonly SearchWord[], lastTerms: readonly string[]): string => {
  const last = lastTerms.length > 0 ? [any(lastTerms.map((term) => lexeme(`a${term}`)))] : []
  return all([...hasWords(words, 'a'), ...last])
}
