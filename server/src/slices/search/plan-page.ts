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
type Placed = { hit: Hit; value: number }

const before = (a: Placed, value: number, id: number): boolean => a.value > value || (a.value === value && a.hit.id > id)

/** The part of the hits that comes after a place, in order. Of thousands only a page is wanted, so only a page is kept in order. */
export const planPage = (hits: readonly Hit[], sort: Sort, after: After | null, limit: number): PagePlan => {
  const valueOf = values[sort]
  const best: Placed[] = []
  for (const hit of hits) {
    const value = valueOf(hit)
    if (after && (value > after.value || (value === after.value && hit.id >= after.id))) continue
    const worst = best[limit]
    if (worst && before(worst, value, hit.id)) continue
    let at = best.length
    while (at > 0 && !before(best[at - 1] as Placed, value, hit.id)) at -= 1
    best.splice(at, 0, { hit, value })
    if (best.length > limit + 1) best.pop()
  }
  const shown = best.slice(0, limit)
  const last = shown.at(-1)
  return { shown: shown.map(({ hit }) => hit), next: best.length > limit && last ? { value: last.value, id: last.hit.id } : null }
}
