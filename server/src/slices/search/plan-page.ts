import type { sorts } from '@plaza/contract'
import { bestOf, type PlaceInOrder as After } from '../catalogue/index.ts'
import type { Hit } from './hits.ts'

export type Sort = (typeof sorts)[number]
export type { After }

const levelStep = 1_000_000_000

/** What each order goes by; the greatest stands first, and of two alike the later product. */
const values: Readonly<Record<Sort, (hit: Hit) => number>> = {
  relevance: (hit) => hit.score - hit.level * levelStep,
  newest: (hit) => hit.publishedAt,
  sales: (hit) => hit.sold,
  price_asc: (hit) => -hit.price,
  price_desc: (hit) => hit.price,
  rating: (hit) => hit.ratingOrder,
}

export type PagePlan = { shown: Hit[]; next: After | null }

/** The part of the hits that comes after a place, in order. */
export const planPage = (hits: readonly Hit[], sort: Sort, after: After | null, limit: number): PagePlan => {
  const best = bestOf(hits, values[sort], after, limit + 1)
  const shown = best.slice(0, limit)
  const last = shown.at(-1)
  return {
    shown: shown.map(({ index }) => hits[index] as Hit),
    next: best.length > limit && last ? { value: last.value, id: last.id } : null,
  }
}
