import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cast, reviewsOf, starsOf, type CastProduct } from './index.ts'

const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)

describe('ratings of the demo mall', () => {
  it('every product has as many as the cast says, and their average is what it says, as near as whole stars can be', () => {
    for (const product of cast.products) {
      const stars = starsOf(product)
      expect(sum(stars)).toBe(product.demand.ratings)
      expect(stars.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
      const average = sum(stars.map((count, index) => count * (index + 1))) / sum(stars)
      expect(Math.abs(average - product.demand.rating)).toBeLessThanOrEqual(0.001 + 0.5 / product.demand.ratings)
    }
  })
  it('whatever the average, no star is given less than never', () => {
    const [one] = cast.products
    fc.assert(
      fc.property(fc.integer({ min: 35, max: 50 }), fc.integer({ min: 1, max: 10_000 }), (tenths, ratings) => {
        const stars = starsOf({ ...(one as CastProduct), demand: { rating: tenths / 10, ratings, sold: ratings } })
        return sum(stars) === ratings && stars.every((count) => count >= 0)
      }),
    )
  })
  it('nobody writes what somebody else wrote of the same thing, all six languages are written, and most ratings have no words', () => {
    for (const product of cast.products) {
      const texts = reviewsOf(product).map(({ text }) => text)
      expect(new Set(texts).size, product.key).toBe(texts.length)
      expect(texts.length).toBeLessThanOrEqual(product.demand.ratings)
    }
    expect(new Set(cast.products.flatMap((product) => reviewsOf(product).map(({ lang }) => lang))).size).toBe(6)
    const words = sum(cast.products.map((product) => reviewsOf(product).length))
    expect(words).toBeLessThan(sum(cast.products.map(({ demand }) => demand.ratings)) / 5)
  })
  it('reviews are the same each time, and none is older than its product', () => {
    for (const product of cast.products) {
      expect(reviewsOf(product)).toEqual(reviewsOf(product))
      for (const review of reviewsOf(product)) expect(review.daysAgo).toBeLessThanOrEqual(product.ageDays)
    }
  })
})
