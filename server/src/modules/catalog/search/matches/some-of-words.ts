import type { Kernel } from '../../../../platform/kernel.ts'
import type { Chosen } from '../../products/lists/index.ts'
import { byDepth, depths, find, maxHits, type Bounds, type Found } from './find-rows.ts'
import type { Hit } from './hits.ts'
import { loosened, maxLoose, standingsOf, someWords } from './question.ts'
import { saysHowItIs, saysWhatFor, withOtherWords } from '../query/same-words.ts'
import type { AskedWord } from '../terms/terms.ts'

/** The worth of a word in names and the fields around them, of a synonym there, and of the word itself in a longer text. */
const worth = { named: 1, called: 0.7, told: 0.3 }
const ofModifier = 0.4
const ofPurpose = 0.25
/** Beside the name of a thing, other words say less about the user's intent. */
const besideThing = 0.5

const isThing = (word: AskedWord): boolean => Boolean(word.others) && !saysHowItIs(word) && !saysWhatFor(word)

/** Up to this many words, synonyms of other languages are tried too. */
const fewWords = 3

const wordsWithOthers = (keyword: string, words: readonly AskedWord[]): readonly AskedWord[] => {
  const widest = withOtherWords(keyword, 'world') ?? words
  const wide = widest.length > fewWords ? (withOtherWords(keyword, 'language') ?? words) : widest
  return wide.filter(isTellingEnough).slice(0, maxLoose)
}

/** A single character, or two kana or Thai letters, occur in unrelated words. */
const isTellingEnough = ({ text, script, others }: AskedWord): boolean =>
  Boolean(others) || text.length > (script === 'kana' || script === 'thai' ? 2 : 1)

/** A rare word says more about the user's intent than a common one. */
const weightOf = (found: number): number => Math.log(2 + maxHits / (found + 1))

type Standing = keyof typeof worth

/** Relevance of each product: the sum of its matched words, with more weight for names and related fields. */
const weigh = async (
  kernel: Kernel,
  words: readonly AskedWord[],
  filters: Chosen,
  standings: readonly Standing[],
  bounds: Bounds,
): Promise<Map<number, number>> => {
  const weights = new Map<number, number>()
  const hasThing = words.some(isThing)
  const replaying = (word: AskedWord) =>
    saysWhatFor(word) ? ofPurpose : saysHowItIs(word) ? ofModifier : hasThing && !isThing(word) ? besideThing : 1
  const weighOne = async (word: AskedWord) => {
    const asked = standingsOf(word, filters)
    const there = standings.filter((standing) => asked[standing] !== null)
    const { hits } = await find(
      kernel,
      there.map((standing) => asked[standing] ?? ''),
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

/** Of a list that is too long to be read whole, longer texts would cost more than they tell. */
const standingsFor = (found: Found): readonly Standing[] => (found.whole ? ['named', 'called', 'told'] : ['named', 'called'])

const levelsBetween = 100

const ranked = (hits: readonly Hit[], weights: ReadonlyMap<number, number>): Hit[] => {
  const most = Math.max(...weights.values())
  return hits.map((hit) => ({ ...hit, level: Math.round((most - (weights.get(hit.id) ?? 0)) * levelsBetween) / levelsBetween }))
}

const joined = (first: Found, more: Found): Found => {
  const known = new Set(first.hits.map((hit) => hit.id))
  return { hits: [...first.hits, ...more.hits.filter((hit) => !known.has(hit.id))], whole: first.whole && more.whole }
}

/** More than a first page. Matches in longer texts and lower tiers would rank behind all of these. */
const enoughNamed = 31

/** Products with most of the words anywhere, and products with the most words in names and related fields. At least half of the words must match. */
const retrieve = async (
  kernel: Kernel,
  words: readonly AskedWord[],
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
  (kernel: Kernel, words: readonly AskedWord[], most: number, least: number): SomeFound =>
  (filters) =>
    byDepth(steps, async (deepest) => {
      const found = await retrieve(kernel, words, filters, most, least, { deepest })
      if (found.hits.length === 0) return found
      return { ...found, hits: ranked(found.hits, await weigh(kernel, words, filters, standingsFor(found), { deepest })) }
    })

/** Used if no product has all words: products with as many words as possible, otherwise with parts of words. */
export const someOfWords = (kernel: Kernel, keyword: string, words: readonly AskedWord[]): SomeFound[] => {
  const parts = loosened(words)
  const half = Math.max(1, Math.ceil(parts.length / 2))
  const wide = wordsWithOthers(keyword, words)
  // If a stop word was left out, the remaining words are already fewer than all words.
  const most = Math.min(wide.length, words.length - 1)
  return [answer(kernel, wide, most, 1), ...(parts.length > words.length ? [answer(kernel, parts, parts.length - 1, half)] : [])]
}
