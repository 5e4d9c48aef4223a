import fc from 'fast-check'
import { sorts } from '@plaza/contract'
import { describe, expect, it } from 'vitest'
import type { Hit } from './hits.ts'
import { planPage, type After } from './plan-page.ts'

const hit = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  brand: fc.integer({ min: 0, max: 4 }),
  category: fc.integer({ min: 1, max: 5 }),
  shop: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 0, max: 500 }),
  score: fc.integer({ min: 0, max: 99_999_999 }),
  sold: fc.integer({ min: 0, max: 50 }),
  ratingOrder: fc.integer({ min: 0, max: 500_000 }),
  rating: fc.integer({ min: 0, max: 500 }),
  inStock: fc.boolean(),
  publishedAt: fc.integer({ min: 0, max: 1_000 }),
  reducedUntil: fc.integer({ min: 0, max: 1_000 }),
  expiresAt: fc.integer({ min: 0, max: 1_000 }),
  level: fc.integer({ min: 0, max: 3 }),
})
const hits = fc.uniqueArray(hit, { selector: (each) => each.id, maxLength: 80 })

const pages = (all: readonly Hit[], sort: (typeof sorts)[number], limit: number): Hit[] => {
  const seen: Hit[] = []
  let after: After | null = null
  do {
    const page = planPage(all, sort, after, limit)
    seen.push(...page.shown)
    after = page.next
  } while (after)
  return seen
}

describe('search result pages', () => {
  it('show each product once, in the same order, for every page size', () =>
    fc.assert(
      fc.property(hits, fc.constantFrom(...sorts), fc.integer({ min: 1, max: 9 }), (all, sort, limit) => {
        const whole = planPage(all, sort, null, 1_000).shown.map((each) => each.id)
        expect(pages(all, sort, limit).map((each) => each.id)).toEqual(whole)
        expect(new Set(whole).size).toBe(all.length)
      }),
    ))

  it('rank a better match before a better score', () =>
    fc.assert(
      fc.property(hits, (all) => {
        const levels = planPage(all, 'relevance', null, 1_000).shown.map((each) => each.level)
        expect(levels).toEqual(levels.toSorted((a, b) => a - b))
      }),
    ))

  it('rank products of other categories after equally close names and before less close ones', () =>
    fc.assert(
      fc.property(hits, fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (all, categories) => {
        const homes = new Set(categories)
        const shown = planPage(all, 'relevance', null, 1_000, homes).shown
        expect(shown.map((each) => each.level)).toEqual(shown.map((each) => each.level).toSorted((a, b) => a - b))
        const atHome = shown.filter((each) => each.level === 0).map((each) => homes.has(each.category))
        expect(atHome).toEqual(atHome.toSorted((a, b) => Number(b) - Number(a)))
      }),
    ))
})
