import type { Language } from '@plaza/values'
import { stalePart } from '../../../../platform/cache/stale.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Chosen } from '../../products/lists/index.ts'
import { withBudget } from './budget.ts'
import { byDepth, depths, find, levelOf, type Found } from './find-rows.ts'
import type { IndexedQuestions } from '../event-handlers/untouched-by.ts'
import { joinWords, correctWords } from '../spelling/mend-words.ts'
import { findParts, type PartsFound } from './parts-of-words.ts'
import { allWords, otherWords } from './question.ts'
import { someOfWords } from './some-of-words.ts'
import { readOut } from '../query/emoji.ts'
import { realWords, withOtherWords, withWholePhrases } from '../query/same-words.ts'
import { haveMarks, sameButMarks } from '../spelling/near.ts'
import { searchRuns, searchWords, isCutToSigns, wholeRun, withoutAsking, type SearchWord } from '../terms/terms.ts'
import { foldWord } from '../words/fold.ts'
import { isStopWord } from '../words/stop-words.ts'

export type Answered = Found & {
  matched: 'all' | 'some' | 'none'
  corrected: string | null
  /** The words searched for, if some products contain all of these words. */
  words: readonly SearchWord[]
  /** The index queries behind the result, checked against invalidations. Null if a dictionary or synonyms were used. */
  invalidations: SearchInvalidations | null
  /** Repeats the search with filters in the index, for a list too long to be filtered in memory. */
  narrowed: (filters: Chosen) => Promise<Found>
}

/** Index queries of a result, the last tier that the search read, and a function that returns the match level of each query. */
type QuestionList = { questionIndex: IndexedQuestions; read: number; levelOf: (question: number) => number }
/** `parts` are typed parts of words: a word new to the mall also affects the result if it contains one of them. */
export type SearchInvalidations = { lists: readonly QuestionList[]; parts: readonly string[] }

const nothing: Answered = {
  hits: [],
  whole: true,
  matched: 'none',
  corrected: null,
  words: [],
  invalidations: null,
  narrowed: async () => ({ hits: [], whole: true }),
}

type MatchInfo = Pick<Answered, 'matched' | 'corrected' | 'words'>

const ask = async (narrowed: Answered['narrowed'], said: MatchInfo): Promise<Answered | null> => {
  const found = await narrowed({})
  return found.hits.length === 0 ? null : { ...found, ...said, invalidations: null, narrowed }
}

/** From this level on, hits contain the words in longer texts only, not in their names. */
const textLevel = 2
const isNamed = (found: Found): boolean => found.hits.some((hit) => hit.level < textLevel)

/**
 * A single Chinese character or two kana occur in unrelated words. Products with a synonym rank before products that merely contain the characters.
 */
const isPartOfMany = ({ script, text }: SearchWord): boolean =>
  (script === 'kana' && text.length <= 2) || (script === 'han' && text.length === 1)

/** Added to the level of the second list, so that it ranks after every level of the first. */
const behind = 10
const oneAfterOther = (first: Found, then: Found): Found => {
  const known = new Set(first.hits.map((hit) => hit.id))
  const rest = then.hits.filter((hit) => !known.has(hit.id)).map((hit) => ({ ...hit, level: hit.level + behind }))
  return { hits: [...first.hits, ...rest], whole: first.whole && then.whole }
}

/**
 * Limits for synonyms in all languages. Several words search only the best tier, since a whole large mall is too expensive. Without a hit, products
 * with as many words as possible are searched instead.
 */
const best = { deepest: depths.best, enough: 1 }
const beyond = [{ deepest: depths.all, enough: 1 }]

/** Products that contain all words, followed by products with synonyms. If no name contains the words, synonyms of other languages are used too. */
const askAll = async (kernel: Kernel, keyword: string, corrected: string | null): Promise<Answered | null> => {
  const words = withWholePhrases(keyword, searchWords(keyword))
  if (words.length === 0) return null
  const wider = withOtherWords(keyword, 'language')
  const said: MatchInfo = { matched: 'all', corrected, words: wider ?? words }
  const near = (filters: Chosen) => find(kernel, [...allWords(words, filters), ...(wider ? otherWords(wider, filters) : [])], filters)
  const { questionIndex, read, ...all } = await near({})
  const found =
    all.hits.length === 0
      ? null
      : { ...all, ...said, narrowed: near, invalidations: { lists: [{ questionIndex, read, levelOf }], parts: [] } }
  if (found && isNamed(found) && !words.every(isPartOfMany)) return found
  const widest = withOtherWords(keyword, 'world')
  if (!widest) return found && unheard(found)
  const steps = widest.length === 1 ? [best, ...beyond] : [best]
  const far: Answered['narrowed'] = (filters) =>
    byDepth(steps, (deepest) => find(kernel, otherWords(widest, filters), filters, { deepest }))
  return ask(found ? async (filters) => oneAfterOther(await far(filters), await near(filters)) : far, { ...said, words: widest })
}

const cachedSeconds = 60
const bytesOfHit = 120

/** Caches results that are expensive to find: no match, corrected words, or products with most of the words. */
export const answerKeyword = async (kernel: Kernel, keyword: string, lang: Language): Promise<Answered> => {
  const name = `answered ${lang} ${keyword}`
  const making = async () => {
    const asking = withBudget(kernel)
    const value = await answerAgain(asking, keyword, lang)
    asking.budget.lift()
    const isDear = value.matched !== 'all' || value.corrected !== null
    const weight = name.length * 2 + value.hits.length * bytesOfHit
    return { body: '', contentType: '', tags: ['search'], seconds: isDear ? cachedSeconds : 0, value, weight }
  }
  const known = kernel.cache.lists.find(name) ?? (await kernel.cache.lists.make(name, making, stalePart))
  return known.value as Answered
}

/** Emoji are read as words of the user's language, unless no product has such a word together with the other words. */
const answerAgain = async (kernel: Kernel, keyword: string, lang: Language): Promise<Answered> => {
  const said = readOut(keyword, lang)
  if (said === null) return answerWords(kernel, keyword)
  const spokenAnswer = await answerWords(kernel, said)
  if (spokenAnswer.matched === 'all' || searchWords(keyword).length === 0)
    return spokenAnswer.matched === 'none' ? spokenAnswer : { ...spokenAnswer, corrected: spokenAnswer.corrected ?? said }
  return answerWords(kernel, keyword)
}

/** The result may depend on more than its words, so the cache cannot check invalidations against it. */
const unheard = (answered: Answered): Answered => ({ ...answered, invalidations: null })

/** Searches all words; then all words with corrected spelling; then as many words as any product has. */
const answerWords = async (kernel: Kernel, keyword: string): Promise<Answered> => {
  const words = searchWords(keyword)
  if (words.length === 0) return nothing
  const runs = searchRuns(keyword)
  const exact = runs && isCutToSigns(words) && realWords(keyword).length === 0 ? null : await askAll(kernel, keyword, null)
  if (exact && isNamed(exact)) return besideParts(kernel, searchParts(keyword, words), exact)
  return unheard(await answerOtherwise(kernel, keyword, runs, exact))
}

const answerOtherwise = async (
  kernel: Kernel,
  keyword: string,
  runs: readonly SearchWord[] | null,
  exact: Answered | null,
): Promise<Answered> => {
  const whole =
    runs && (await ask((filters) => find(kernel, allWords(runs, filters), filters), { matched: 'all', corrected: null, words: runs }))
  if (whole && isNamed(whole)) return whole
  const replaying = withoutAsking(keyword)
  if (replaying !== null) return withoutTearing(kernel, keyword, await answerWords(kernel, replaying))
  const parts = await askParts(kernel, keyword, exact)
  if (parts) return parts
  if (exact) return (await askSlips(kernel, keyword)) ?? exact
  const patched = await correctWords(kernel.db, keyword)
  const better = patched && (await askAll(kernel, patched.text, patched.text))
  if (better) return better
  // If the corrected keyword does not find all words, a partial search uses only its sure corrections.
  return (patched?.sure && (await askFewer(kernel, patched.sure, patched.sure))) || (await askFewer(kernel, keyword, null)) || nothing
}

/** More hits than the first page shows. With this many, products that contain the word only as part of a longer word are not needed. */
const enoughNamed = 31

/** Merges both lists. A product in both keeps the better level. */
const together = (first: Found, then: Found): Found => {
  const hits = new Map(first.hits.map((hit) => [hit.id, hit]))
  for (const hit of then.hits) {
    const known = hits.get(hit.id)
    hits.set(hit.id, known && known.level <= hit.level ? known : hit)
  }
  return { hits: [...hits.values()], whole: first.whole && then.whole }
}

const withParts = (exact: Answered, { invalidations, narrowed, ...found }: PartsFound): Answered => ({
  ...exact,
  ...together(exact, found),
  narrowed: async (filters) => together(await exact.narrowed(filters), await narrowed(filters)),
  invalidations: exact.invalidations &&
    invalidations.parts && { lists: [...exact.invalidations.lists, invalidations], parts: invalidations.parts },
})

/** A run of kana or Thai letters counts as one part: segmentation could split a fragment of a word anywhere. */
const searchParts = (keyword: string, words: readonly SearchWord[]): readonly SearchWord[] => {
  const run = wholeRun(keyword)
  return run ? [run] : words
}

/** If few names contain the word, products that contain it as part of a longer word follow. `back` finds a closed-back headphone, then a backpack. */
const besideParts = async (kernel: Kernel, words: readonly SearchWord[], exact: Answered): Promise<Answered> => {
  if (words.length > 1 || exact.hits.filter(({ level }) => level < textLevel).length >= enoughNamed) return exact
  const found = await findParts(kernel, words, 'all')
  return found ? withParts(exact, found) : exact
}

/**
 * Finds words that contain the typed word, before the search treats the typed word as a misspelling. Words that begin with the typed word also rank
 * before matches in longer texts.
 */
const askParts = async (kernel: Kernel, keyword: string, exact: Answered | null): Promise<Answered | null> => {
  const words = searchParts(keyword, searchWords(keyword))
  if (words.length > 1 && (await joinWords(kernel.db, keyword)) !== null) return null
  // If the mall uses some of the words, only the other words are first treated as parts of words. If that finds nothing, any word may be a part.
  for (const among of exact || words.length === 1 ? (['all'] as const) : (['unknown', 'all'] as const)) {
    const found = await findParts(kernel, words, among)
    if (!found || found.hits.length === 0) continue
    if (exact) return withParts(exact, found)
    return { ...found, matched: 'all', corrected: null, words, invalidations: null }
  }
  return null
}

/**
 * Searches the keyword without question words. In scripts without spaces, removing them may have split a misspelled word, so the whole keyword is
 * corrected too.
 */
const withoutTearing = async (kernel: Kernel, keyword: string, answered: Answered): Promise<Answered> => {
  if (answered.matched === 'all' || !haveMarks(keyword)) return answered
  const patched = await correctWords(kernel.db, keyword)
  const better = patched && (await askAll(kernel, patched.text, patched.text))
  return better && isNamed(better) ? better : answered
}

/** Finds a name word that was typed with a gap or without its accents. Such a match ranks before a match in a longer text. */
const askSlips = async (kernel: Kernel, keyword: string): Promise<Answered | null> => {
  const slip = (await joinWords(kernel.db, keyword)) ?? (await withMarks(kernel, keyword))
  const found = slip === null ? null : await askAll(kernel, slip, slip)
  return found && isNamed(found) ? found : null
}

const withMarks = async (kernel: Kernel, keyword: string): Promise<string | null> => {
  if (!haveMarks(keyword)) return null
  const patched = await correctWords(kernel.db, keyword)
  return patched && sameButMarks(foldWord(keyword), foldWord(patched.text)) ? patched.text : null
}

/** Products with all words, then products with most of the words. Null if no product has only most of them. */
export const withFewerWords = async (kernel: Kernel, answered: Answered, keyword: string): Promise<Answered | null> => {
  const fewer = searchWords(keyword).length > 1 ? await askFewer(kernel, keyword, null) : null
  if (!fewer) return null
  const narrowed: Answered['narrowed'] = async (filters) => oneAfterOther(await answered.narrowed(filters), await fewer.narrowed(filters))
  return { ...unheard(answered), ...oneAfterOther(answered, fewer), narrowed }
}

const askFewer = async (kernel: Kernel, keyword: string, corrected: string | null): Promise<Answered | null> => {
  const words = searchWords(keyword)
  if (words.every(({ text }) => isStopWord(text))) return null
  for (const narrowed of someOfWords(kernel, keyword, words)) {
    const found = await ask(narrowed, { matched: 'some', corrected, words: [] })
    if (found) return found
  }
  return null
}
