import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstPages, type Ranked, type SortPoint } from './best-of.ts'

const products = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 500 }), price: fc.integer({ min: 0, max: 9 }) }), {
  selector: (each) => each.id,
  maxLength: 60,
})
type Product = { id: number; price: number }
const dearest = (all: readonly Product[]) => all.toSorted((a, b) => b.price - a.price || b.id - a.id).map(({ id }) => id)

describe('top pages of many products', () => {
  it('equal the start of the fully sorted list, page by page', () =>
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 9 }), (all, limit) => {
        const seen: number[] = []
        let after: SortPoint | null = null
        do {
          const page: Ranked[] = firstPages(all, ({ price }) => price, after, limit)
          expect(page.map(({ index }) => all[index]?.id)).toEqual(page.map(({ id }) => id))
          seen.push(...page.map(({ id }) => id))
          after = page.at(-1) ?? null
        } while (after)
        expect(seen).toEqual(dearest(all))
      }),
    ))
  it('hold the lowest values if values and IDs are negated', () =>
    fc.assert(
      fc.property(products, (all) => {
        const cheapest = firstPages(
          all,
          ({ price }) => -price,
          null,
          100,
          ({ id }) => -id,
        )
        expect(cheapest.map(({ id }) => -id)).toEqual(dearest(all).toReversed())
      }),
    ))
})
