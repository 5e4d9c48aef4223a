import type { Chosen } from '../../products/lists/index.ts'
import { bandLexeme, headingLexeme, quoted } from '../terms/lexemes.ts'
import { bandsBetween } from '../terms/price-bands.ts'
import type { AskedWord, Ways } from '../terms/terms.ts'

/** Which fields count at each level: names; brand, category and shop too; summaries too; descriptions too. */
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
const wholeAndParts = (ways: Ways, fields: string): { whole: string; parts: string } =>
  ways.length === 1
    ? { whole: '', parts: fields }
    : {
        whole: [...fields].filter((field) => !named.includes(field)).join(''),
        parts: [...fields].filter((field) => named.includes(field)).join(''),
      }

const inFields = (terms: readonly string[] | undefined, fields: string): string[] =>
  fields === '' ? [] : (terms ?? []).map((term) => any([...fields].map((field) => lexeme(field + term))))

/** The conditions under which a word, or a synonym, is in one of the fields. */
const standsIn = (ways: Ways, fields: string): string[] => {
  const { whole, parts } = wholeAndParts(ways, fields)
  const [asWhole, inParts] = [inFields(ways[0], whole), inFields(ways.at(-1), parts)]
  return asWhole.length > 0 && inParts.length > 0 ? [any([all(asWhole), all(inParts)])] : [...asWhole, ...inParts]
}
const called = (word: AskedWord): Ways[] => [word.ways, ...(word.others ?? [])]
const hasWord = (word: AskedWord, fields: string): string[] =>
  word.others ? [any([...new Set(called(word).map((ways) => all(standsIn(ways, fields))))])] : standsIn(word.ways, fields)
const hasWords = (words: readonly AskedWord[], fields: string): string[] => [...new Set(words.flatMap((word) => hasWord(word, fields)))]

/** The filters that the index itself can answer. */
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
  asked: readonly string[],
  words: readonly AskedWord[],
  filters: Chosen,
  also: (fields: string) => string[] = () => [],
) => {
  const narrow = narrowing(filters)
  return asked.map((fields) => {
    const everywhere = [...hasWords(words, fields), ...also(fields)]
    if (fields.length === 1) return all([...everywhere, ...narrow])
    const added = words.flatMap(called).map((ways) => standsIn(ways, fields.slice(-1)))
    const own = any([...new Set(added.flat())])
    const isSingle = words.length === 1 && added.every((terms) => terms.length === 1)
    return all([...(isSingle ? [] : everywhere), own, ...narrow])
  })
}

/**
 * One query per level, best first. All words must match, one of them in the field that the level adds. A product is not found twice if each of its
 * terms is stored under one field only. Words with parts or synonyms can match twice.
 */
export const allWords = (words: readonly AskedWord[], filters: Chosen = {}): string[] => atLevels(levels, words, filters)

/**
 * Finds products with at least one synonym in place of a typed word. Synonyms are looked for only in names and the fields around them: a text may
 * mention anything.
 */
export const otherWords = (words: readonly AskedWord[], filters: Chosen = {}): string[] => {
  const inNames = levels.slice(0, named.length)
  const replaced = words.filter((word) => word.others)
  if (replaced.length > 1)
    return atLevels(inNames, words, filters, (fields) => [
      any([...new Set(replaced.flatMap((word) => word.others ?? []).map((ways) => all(standsIn(ways, fields))))]),
    ])
  const instead = words.map((word) => (word.others?.[0] ? { ...word, ways: word.others[0], others: word.others.slice(1) } : word))
  return atLevels(inNames, instead, filters)
}

export const maxLoose = 6

const inText = 'cd'
const anyField = named + inText

/** Synonyms, which the user did not type, are looked for only in names and the fields around them. */
const standsAnywhere = (word: AskedWord): string[] => {
  const own = all(standsIn(word.ways, anyField))
  return [word.others ? any([own, ...hasWord(word, named)]) : own]
}

const choices = <T>(from: readonly T[], count: number): T[][] =>
  count === 0 ? [[]] : from.flatMap((each, index) => choices(from.slice(index + 1), count - 1).map((rest) => [each, ...rest]))

/** Products with at least `count` of the words: in names and related fields first, then anywhere. */
export const someWords = (words: readonly AskedWord[], count: number, filters: Chosen = {}): string[] => {
  const groups = choices(words.slice(0, maxLoose), count)
  const having = (has: (word: AskedWord) => string[]) => any(groups.map((group) => all([...new Set(group.flatMap((word) => has(word)))])))
  const [inNames, anywhere] = [having((word) => hasWord(word, named)), having(standsAnywhere)]
  return [all([inNames, ...narrowing(filters)]), all([anywhere, `!${inNames}`, ...narrowing(filters)])]
}

/** Queries for one word by place: in names and related fields, then its synonyms there, then the word in longer texts. */
export const standingsOf = (word: AskedWord, filters: Chosen = {}): { named: string; called: string | null; told: string } => {
  const asked = (terms: readonly string[]) => all([...terms, ...narrowing(filters)])
  return {
    named: asked(standsIn(word.ways, named)),
    called: word.others ? asked(hasWord(word, named)) : null,
    told: asked(standsIn(word.ways, inText)),
  }
}

/** Fewer pairs of kana or Thai letters are not specific enough. A pair of Chinese characters is a word. */
const fewestParts = 4

const partsOf = (word: AskedWord): AskedWord[] => {
  const parts = [...new Set(word.ways.at(-1) ?? [])]
  const tells = word.script === 'han' || parts.length >= fewestParts
  return tells && word.script !== 'latin' && word.script !== 'number' ? parts.map((term) => ({ ...word, ways: [[term]] })) : [word]
}

/** Splits words into pairs of characters, so that some can be left out. */
export const loosened = (words: readonly AskedWord[]): AskedWord[] => words.flatMap(partsOf).slice(0, maxLoose)

/** Matches all words in names only, the last one still unfinished. */
export const namesHaving = (words: readonly AskedWord[], lastTerms: readonly string[]): string => {
  const last = lastTerms.length > 0 ? [any(lastTerms.map((term) => lexeme(`a${term}`)))] : []
  return all([...hasWords(words, 'a'), ...last])
}
