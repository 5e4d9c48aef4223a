import type { Kernel } from '../../../../platform/kernel.ts'
import type { Chosen } from '../../products/lists/index.ts'
import { byDepth, depths, find, maxHits, type Bounds, type Found } from './find-rows.ts'
import type { Hit } from './hits.ts'
import { loosened, maxLoose, queriesByField, someWords } from './question.ts'
import { saysHowItIs, saysWhatFor, withOtherWords } from '../query/same-words.ts'
import type { SearchWord } from '../terms/terms.ts'

/** Weight of a match: a word in names and related fields, a synonym there, or the word in a longer text. */
const worth = { named: 1, called: 0.7, told: 0.3 }
const ofModifier = 0.4
const ofPurpose = 0.25
/** If the query names an object, its other words, such as properties, get this lower weight. */
const besideThing = 0.5

const isThing = (word: SearchWord): boolean => Boolean(word.others) && !saysHowItIs(word) && !saysWhatFor(word)

/** A query of up to this many words is also searched with synonyms of other languages. */
const fewWords = 3

const wordsWithOthers = (keyword: string, words: readonly SearchWord[]): readonly SearchWord[] => {
  const widest = withOtherWords(keyword, 'world') ?? words
  const wide = widest.length > fewWords ? (withOtherWords(keyword, 'language') ?? words) : widest
  return wide.filter(isTellingEnough).slice(0, maxLoose)
}

/** A single character, or two kana or Thai letters, occur in unrelated words. */
const isTellingEnough = ({ text, script, others }: SearchWord): boolean =>
  Boolean(others) || text.length > (script === 'kana' || script === 'thai' ? 2 : 1)

/** A rare word says more about the user's intent than a common one. */
const weightOf = (found: number): number => Math.log(2 + maxHits / (found + 1))

type MatchField = keyof typeof worth

/** Relevance of each product: the sum of its matched words, with more weight for names and related fields. */
const weigh = async (
  kernel: Kernel,
  words: readonly SearchWord[],
  filters: Chosen,
  fields: readonly MatchField[],
  bounds: Bounds,
): Promise<Map<number, number>> => {
  const weights = new Map<number, number>()
  const hasThing = words.some(isThing)
  const replaying = (word: SearchWord) =>
    saysWhatFor(word) ? ofPurpose : saysHowItIs(word) ? ofModifier : hasThing && !isThing(word) ? besideThing : 1
  const weighOne = async (word: SearchWord) => {
    const queries = queriesByField(word, filters)
    const there = fields.filter((field) => queries[field] !== null)
    const { hits } = await find(
      kernel,
      there.map((field) => queries[field] ?? ''),
      filters,
      bounds,
    )
    const inNames = hits.filter((hit) => there[hit.level] !== 'told').length
    const weight = weightOf(inNames || hits.length) * replaying(word)
    for (const { id, level } of hits) weights.set(id, (weights.get(id) ?? 0) + weight * worth[there[level] ?? 'told'])
  }
  await Promise.all(words.map(weighOne))
  return weights
}

/** If the hit list was cut off, longer texts are not searched: they cost more than they contribute. */
const fieldsFor = (found: Found): readonly MatchField[] => (found.whole ? ['named', 'called', 'told'] : ['named', 'called'])

const levelsBetween = 100

const ranked = (hits: readonly Hit[], weights: ReadonlyMap<number, number>): Hit[] => {
  const most = Math.max(...weights.values())
  return hits.map((hit) => ({ ...hit, level: Math.round((most - (weights.get(hit.id) ?? 0)) * levelsBetween) / levelsBetween }))
}

const joined = (first: Found, more: Found): Found => {
  const known = new Set(first.hits.map((hit) => hit.id))
  return { hits: [...first.hits, ...more.hits.filter((hit) => !known.has(hit.id))], whole: first.whole && more.whole }
}

/** More hits than the first page shows. Matches in longer texts and lower tiers would rank after all of these. */
const enoughNamed = 31

/** Products with most of the words anywhere, and products with the most words in names and related fields. At least half of the words must match. */
const retrieve = async (
  kernel: Kernel,
  words: readonly SearchWord[],
  filters: Chosen,
  most: number,
  least: number,
  bounds: Bounds,
): Promise<Found> => {
  const half = Math.ceil(words.length / 2)
  let found: Found = { hits: [], whole: true }
  for (let count = most; count >= least; count -= 1) {
    const [inNames = '', anywhere = ''] = someWords(words, count, filters)
    const named = await find(kernel, [inNames], filters, bounds)
    const isWanting = found.hits.length === 0 && count >= half && named.hits.length < enoughNamed
    found = joined(found, isWanting ? joined(named, await find(kernel, [anywhere], filters, bounds)) : named)
    if (named.hits.length > 0) break
  }
  return found
}

type SomeFound = (filters: Chosen) => Promise<Found>

const aFew = 12

const steps = [
  { deepest: depths.best, enough: enoughNamed },
  { deepest: depths.good, enough: aFew },
  { deepest: depths.all, enough: 1 },
] as const

const answer =
  (kernel: Kernel, words: readonly SearchWord[], most: number, least: number): SomeFound =>
  (filters) =>
    byDepth(steps, async (deepest) => {
      const found = await retrieve(kernel, words, filters, most, least, { deepest })
      if (found.hits.length === 0) return found
      return { ...found, hits: ranked(found.hits, await weigh(kernel, words, filters, fieldsFor(found), { deepest })) }
    })

/** Used if no product has all words: finds products with as many words as possible, otherwise with parts of words. */
export const someOfWords = (kernel: Kernel, keyword: string, words: readonly SearchWord[]): SomeFound[] => {
  const parts = loosened(words)
  const half = Math.max(1, Math.ceil(parts.length / 2))
  const wide = wordsWithOthers(keyword, words)
  // If the query had a stop word, the words without it are already fewer than all words.
  const most = Math.min(wide.length, words.length - 1)
  return [answer(kernel, wide, most, 1), ...(parts.length > words.length ? [answer(kernel, parts, parts.length - 1, half)] : [])]
}
