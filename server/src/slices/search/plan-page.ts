import type { sorts } from '@plaza/contract'
import type { Hit } from './hits.ts'

export type Sort = (typeof sorts)[number]
export type After = { value: number; id: number }

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
  const valueOf = values[sort]
  const left = hits
    .map((hit) => ({ hit, value: valueOf(hit) }))
    .filter(({ hit, value }) => !after || value < after.value || (value === after.value && hit.id < after.id))
    .toSorted((a, b) => b.value - a.value || b.hit.id - a.hit.id)
  const shown = left.slice(0, limit)
  const last = shown.at(-1)
  return { shown: shown.map(({ hit }) => hit), next: left.length > limit && last ? { value: last.value, id: last.hit.id } : null }
}
