import type { sorts } from '@plaza/contract'
import { firstPages, type SortPoint as After } from '../../products/lists/index.ts'
import type { Hit } from './hits.ts'

type Sort = (typeof sorts)[number]
export type { After }

const levelStep = 1_000_000_000

/** Ranks a product lower if it has the word in its name but belongs to a category that the search does not name: it is probably an accessory. */
const beside = 0.25
const lastNamed = 0.5

const noHomes: ReadonlySet<number> = new Set()

/** Upper bound for the relevance score within a level. */
export const maxOf = (score: number, level: number): number => score - level * levelStep

/** The sort value for each sort order, greatest first. Among equal values the newer product comes first. */
const values: Readonly<Record<Sort, (hit: Hit, homes: ReadonlySet<number>) => number>> = {
  relevance: (hit, homes) =>
    maxOf(hit.score, hit.level <= lastNamed && homes.size > 0 && !homes.has(hit.category) ? hit.level + beside : hit.level),
  newest: (hit) => hit.publishedAt,
  sales: (hit) => hit.sold,
  price_asc: (hit) => -hit.price,
  price_desc: (hit) => hit.price,
  rating: (hit) => hit.ratingOrder,
}

type PagePlan = { shown: Hit[]; next: After | null }

/** One page of search hits after the cursor, in sort order. */
export const planPage = (
  hits: readonly Hit[],
  sort: Sort,
  after: After | null,
  limit: number,
  homes: ReadonlySet<number> = noHomes,
): PagePlan => {
  const best = firstPages(hits, (hit) => values[sort](hit, homes), after, limit + 1)
  const shown = best.slice(0, limit)
  const last = shown.at(-1)
  return {
    shown: shown.map(({ index }) => hits[index] as Hit),
    next: best.length > limit && last ? { value: last.value, id: last.id } : null,
  }
}
