import { cachedList } from '../../../../platform/cache/cached-values.ts'
import { stalePart } from '../../../../platform/cache/stale.ts'
import { turnsOf } from '../../../../platform/jobs/fair-queue.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { indexedQuestions, type IndexedQuestions, isQuestionUnaffectedBy } from '../event-handlers/untouched-by.ts'
import type { Chosen } from '../../products/lists/index.ts'
import type { Budgeted } from './budget.ts'
import { readHits, type Hit } from './hits.ts'
import { levelCount } from './question.ts'

export type Found = { hits: Hit[]; /** True if the hit list is complete. */ whole: boolean }
/** The index queries behind these hits, and the last tier read. */
type Read = Found & { questionIndex: IndexedQuestions; read: number }

/** Maximum number of matches that a search reads. A search with more reads the best-ranked ones. */
export const maxHits = 2000

/** With this many hits, the lower tiers and the synonyms are not searched. */
const enough = 250

/** Filtering, sorting and paging repeat the same search. */
const cachedSeconds = 60

/** Synonyms rank behind the words themselves and before matches in a longer text. */
export const levelOf = (question: number) => (question < levelCount ? question : question - levelCount + 0.5)

/** Maximum number of matches, the last tier to search, and the match level of each query. */
export type Bounds = { most?: number; deepest?: number | null; levelOf?: (question: number) => number }

/**
 * Limits concurrent index queries: more than a database with few cores can run only slow each other down. The rate limit for clients is checked
 * earlier.
 */
const inTurn = turnsOf({ name: 'index', capacity: 4, maxWaiting: 1000, timeoutMs: 8000 })

type Packed = { counts: number[]; packs: Buffer; cut: boolean; questionIndex: IndexedQuestions; read: number }

/** Runs the index queries in order until there are enough hits. The result is cached until a product is indexed. */
export const find = async (
  { cache, db, now, budget }: Pick<Kernel, 'cache' | 'db' | 'now'> & Budgeted,
  questions: readonly string[],
  filters: Chosen = {},
  { most = maxHits, deepest = null, levelOf: rank = levelOf }: Bounds = {},
): Promise<Read> => {
  const { priceMin = null, priceMax = null, ratingMin, inStock = false, onSale = false } = filters
  const rating = ratingMin ? ratingMin * 100 : null
  const key = JSON.stringify([questions, most, deepest, priceMin, priceMax, rating, inStock, onSale])
  const questionIndex = indexedQuestions(questions)
  const look = async (): Promise<Packed> => {
    const found = await inTurn(
      { who: 'search' },
      () =>
        getOne<{ counts: number[]; packs: string; cut: boolean; read: number }>(
          db,
        )`select counts, encode(packs, 'base64') as packs, cut, read
      from search.find(${questions}::text[], ${levelCount}::int, ${most + 1}::int, ${enough}::int, ${now()}::timestamptz, ${priceMin}::bigint, ${priceMax}::bigint,
        ${rating}::int, ${inStock}::boolean, ${onSale}::boolean, ${deepest}::int)`,
    )
    return { ...found, questionIndex, packs: Buffer.from(found.packs, 'base64') }
  }
  const weigh = ({ packs }: Packed) => packs.length
  // A cached result uses no budget. When the budget is used up, the search stops and `whole` is false.
  if (budget && !cache.lists.find(key) && !budget.spend()) return { hits: [], whole: false, questionIndex, read: 0 }
  const { counts, packs, cut, ...looked } = await cachedList(
    cache,
    key,
    { tags: ['search'], seconds: cachedSeconds, late: stalePart },
    { weigh, read: look, isUnaffectedBy: ({ read }) => isQuestionUnaffectedBy(questionIndex, read) },
  )
  const at = now().getTime()
  const there = readHits(packs, counts, rank).filter(({ expiresAt }) => expiresAt > at)
  return { hits: there.slice(0, most), whole: !cut, ...looked }
}

/**
 * How many tiers a broad query reads. PostgreSQL checks such a query product by product, and most of a large mall matches some part of it. So it
 * reads the thousands with the best score first, and more only while there are too few hits. With one tier this is a single query.
 */
export const depths = { best: 1, good: 2, all: null } as const
type Depth = { deepest: number | null; enough: number }

export const byDepth = async (steps: readonly Depth[], look: (deepest: number | null) => Promise<Found>): Promise<Found> => {
  let found: Found = { hits: [], whole: true }
  for (const { deepest, enough: wanted } of steps) {
    found = await look(deepest)
    if (found.whole || found.hits.length >= wanted) break
  }
  return found
}
