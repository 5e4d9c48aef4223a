import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerOf, cast, reviewsOf, sayingOf, starsOf, type CastProduct } from './index.ts'

const reviews = reviewsOf(cast.products)
const all = [...reviews.values()].flat()

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
  it('no two reviews of the mall are the same, also those of the invented past', () => {
    const texts = all.map(({ text }) => text)
    const past = (['en', 'zh', 'es', 'jp', 'th', 'zhtw'] as const).flatMap((lang) =>
      [5, 4, 2].flatMap((stars) => Array.from({ length: 40 }, (_, turn) => sayingOf(lang, stars, turn))),
    )
    expect(new Set([...texts, ...past]).size).toBe(texts.length + past.length)
  })
  it('reviews of one product share no sentence, and those of a shop in one language seldom do', () => {
    const sentencesOf = (text: string) => text.split(/(?<=[.。])\s*/)
    for (const product of cast.products) {
      const sentences = (reviews.get(product.key) ?? []).flatMap(({ text }) => sentencesOf(text))
      expect(new Set(sentences).size, product.key).toBe(sentences.length)
    }
    for (const { key } of cast.shops) {
      const ofShop = cast.products.filter(({ shop }) => shop === key).flatMap((product) => reviews.get(product.key) ?? [])
      const english = ofShop.filter(({ lang, rating }) => lang === 'en' && rating === 5).slice(0, 10)
      const sentences = english.flatMap(({ text }) => text.split(/(?<=\.)\s+/)[0])
      expect(new Set(sentences).size, key).toBe(english.length)
    }
  })
  it('all six languages are written, and most ratings have no words', () => {
    for (const product of cast.products) expect(reviews.get(product.key)?.length).toBeLessThanOrEqual(product.demand.ratings)
    expect(new Set(all.map(({ lang }) => lang)).size).toBe(6)
    expect(all.length).toBeLessThan(sum(cast.products.map(({ demand }) => demand.ratings)) / 5)
  })
  it('reviews are the same each time, and none is older than its product', () => {
    expect(reviewsOf(cast.products)).toEqual(reviews)
    for (const product of cast.products)
      for (const review of reviews.get(product.key) ?? []) expect(review.daysAgo).toBeLessThanOrEqual(product.ageDays)
  })
  it('a shop answers in the language of the review', () => {
    expect(answerOf('es', 0)).toMatch(/Gracias/)
    expect(answerOf('es', 1)).not.toBe(answerOf('es', 0))
  })
})
