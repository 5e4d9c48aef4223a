import type { Suggestion, suggest as shape, ProductCard } from '@plaza/contract'
import { doneUntil, languages, type Language } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cardsByIds, type TimedCards } from '../../products/cards/index.ts'
import { answerKeyword } from '../matches/answer-words.ts'
import { find } from '../matches/find-rows.ts'
import type { Hit } from '../matches/hits.ts'
import { namesHaving, otherWords } from '../matches/question.ts'
import { planPage } from '../matches/plan-page.ts'
import { matchedRanges } from './matched-ranges.ts'
import { headingsBeginning, type HeadingRow } from '../indexer/heading-rows.ts'
import { planQueries } from './plan-queries.ts'
import { correctWords } from '../spelling/mend-words.ts'
import { wordsBeginning } from '../spelling/word-rows.ts'
import { readOut } from '../query/emoji.ts'
import { realWordsBeginning, withOtherWords } from '../query/same-words.ts'
import { searchWords } from '../terms/terms.ts'
import { bounded } from '../words/bounded.ts'
import { cut, cutTyped } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'

const most = 8
const maxTyped = 64
const readProducts = 24
const completions = 8

/** The complete words before the unfinished last word, and the completions of the last word. */
const readTyped = async (kernel: Kernel, prefix: string) => {
  const last = cutTyped(prefix).at(-1)
  if (!last || / $/.test(prefix) || last.script === 'han' || last.script === 'number') return { whole: searchWords(prefix), ending: [] }
  const ending = await wordsBeginning(kernel.db, last.text, completions)
  return { whole: searchWords(ending.length > 0 ? tidy(prefix).slice(0, last.start) : prefix), ending }
}

const best = (kernel: Kernel, hits: readonly Hit[], count: number): Promise<TimedCards> =>
  cardsByIds(
    kernel,
    planPage(hits, 'relevance', null, count).shown.map((hit) => String(hit.id)),
  )

const productsFor = async (kernel: Kernel, prefix: string): Promise<TimedCards> => {
  const { whole, ending } = await readTyped(kernel, prefix)
  if (whole.length === 0 && ending.length === 0) return { cards: [], trueUntil: Infinity }
  const question = namesHaving(whole, [...new Set(ending.map((word) => word.term))])
  const { hits } = await find(kernel, [question], {}, { most: 100 })
  return best(kernel, hits, readProducts)
}

/** Products on sale whose name contains the typed words, best sellers first. The last word may be unfinished. */
export const productsNamed = async (kernel: Kernel, typed: string, count: number): Promise<ProductCard[]> =>
  (await productsFor(kernel, bounded(typed))).cards.slice(0, count)

const otherWordsTried = 2

/** If no name begins with the typed text, searches a synonym that the mall has products for. */
const otherwise = async (kernel: Kernel, typed: string): Promise<(TimedCards & { query: string }) | null> => {
  for (const query of realWordsBeginning(typed).slice(0, otherWordsTried)) {
    const words = withOtherWords(query, 'world')
    const { hits } = words ? await find(kernel, otherWords(words)) : { hits: [] }
    if (hits.length > 0) return { query, ...(await best(kernel, hits, most)) }
  }
  return null
}

const endingsTried = 2
/** A shorter word may still become any of several words, so it is not corrected. */
const shortestCorrected = 4

/**
 * If no name has all of several words, finds products with most of the words. The last word is completed from the mall's words. A misspelled word is
 * suggested in its corrected spelling; a single word without a correction has no suggestion.
 */
const closest = async (kernel: Kernel, prefix: string, lang: Language): Promise<(TimedCards & { query: string }) | null> => {
  const typed = tidy(prefix).trim()
  const pieces = cutTyped(typed)
  const last = pieces.at(-1)
  if (!last) return null
  const isSingle = pieces.length === 1
  if (isSingle && typed.length < shortestCorrected) return null
  const endings = isSingle || / $/.test(prefix) ? [] : await wordsBeginning(kernel.db, last.text, endingsTried)
  const finished = endings.map(({ shown }) => typed.slice(0, last.start) + shown)
  let some: { query: string; hits: readonly Hit[] } | null = null
  for (const keyword of new Set([...finished, typed])) {
    const { hits, matched, corrected } = await answerKeyword(kernel, keyword, lang)
    if (isSingle && corrected === null) return null
    // Parts of words are found as they were typed, also if the typed word only lacks a letter.
    const query = corrected ?? (await correctWords(kernel.db, keyword))?.sure ?? keyword
    if (matched === 'all') return { query, ...(await best(kernel, hits, most)) }
    if (matched === 'some') some ??= { query, hits }
  }
  return some && { query: some.query, ...(await best(kernel, some.hits, most)) }
}

const nameIn = (names: Partial<Record<`name_${Language}`, string>>, lang: Language): string => names[`name_${lang}`] ?? names.name_en ?? ''

const asProduct = (card: ProductCard, lang: Language, prefix: string): Suggestion => {
  const text = nameIn(card, lang)
  return { kind: 'product', text, id: card.id, image: card.image, tint: card.tint, price: card.price, matched: matchedRanges(text, prefix) }
}

const headingName = (heading: HeadingRow, lang: Language, prefix: string): string => {
  const own = heading.names[lang] ?? heading.names['en'] ?? ''
  const typed = foldWord(prefix).trim()
  return foldWord(own).includes(typed) ? own : (Object.values(heading.names).find((name) => foldWord(name).includes(typed)) ?? own)
}

const asHeading = (heading: HeadingRow, lang: Language, prefix: string): Suggestion => {
  const text = headingName(heading, lang, prefix)
  return { kind: heading.kind, text, id: heading.id, image: heading.image, tint: heading.tint, matched: matchedRanges(text, prefix) }
}

/** Completions from names in the reader's language, then from names in other languages. */
const queriesFrom = (prefix: string, cards: readonly ProductCard[], lang: Language): string[] => {
  const own = planQueries(
    prefix,
    cards.map((card) => nameIn(card, lang)),
  )
  const others =
    own.length > 2
      ? []
      : planQueries(
          prefix,
          cards.flatMap((card) => languages.filter((each) => each !== lang).map((each) => card[`name_${each}`] ?? '')),
        )
  return [...new Set([...own, ...others])]
}

/** Queries first, then categories and brands, products and shops: eight suggestions in all, with a share for each kind. */
export const suggest: TimedUseCase<typeof shape> = async ({ kernel, input, lang }) => {
  const typed = bounded(input.prefix, maxTyped)
  const prefix = readOut(typed, lang) ?? typed
  const folded = foldWord(prefix).trim()
  if (cut(prefix).length === 0) return doneUntil(Infinity, { list: [] })
  const [named, headings] = await Promise.all([productsFor(kernel, prefix), headingsBeginning(kernel.db, folded, 3)])
  const isNothing = named.cards.length + headings.length === 0
  const other = isNothing ? ((await otherwise(kernel, folded)) ?? (await closest(kernel, prefix, lang))) : null
  const { cards, trueUntil } = other ?? named
  const queries = other ? [other.query].filter((query) => foldWord(query) !== folded) : queriesFrom(prefix, cards, lang)
  const ofKind = (kind: HeadingRow['kind'], count: number) =>
    headings
      .filter((heading) => heading.kind === kind)
      .slice(0, count)
      .map((heading) => asHeading(heading, lang, prefix))
  const rest = [
    ...ofKind('category', 2),
    ...ofKind('brand', 1),
    ...cards.slice(0, 3).map((card) => asProduct(card, lang, prefix)),
    ...ofKind('shop', 1),
  ]
  const query = (text: string): Suggestion => ({ kind: 'query', text, matched: matchedRanges(text, prefix) })
  const list = [...queries.slice(0, Math.max(most - rest.length, 3)).map(query), ...rest].slice(0, most)
  return doneUntil(trueUntil, { list: input.kind ? list.filter((each) => input.kind?.includes(each.kind)) : list })
}
