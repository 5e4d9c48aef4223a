import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratingStars } from './rating-stars.ts'
import { shortCount } from './short-count.ts'

const drawn = (rating: number) =>
  ratingStars(rating)
    .map((fill) => ({ full: '★', half: '⯨', empty: '☆' })[fill])
    .join('')

describe('stars', () => {
  test.each([
    [0, '☆☆☆☆☆'],
    [0.3, '⯨☆☆☆☆'],
    [3.5, '★★★⯨☆'],
    [4.7, '★★★★⯨'],
    [4.8, '★★★★★'],
    [5, '★★★★★'],
    [9, '★★★★★'],
    [-1, '☆☆☆☆☆'],
  ])('a rating of %d is %s', (rating, stars) => expect(drawn(rating)).toBe(stars))

  test('a better rating never shows fewer stars', () => {
    const weight = (rating: number) => ratingStars(rating).reduce((sum, fill) => sum + { full: 2, half: 1, empty: 0 }[fill], 0)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ min: 0, max: 5, noNaN: true }), (one, other) => {
        expect(weight(Math.max(one, other))).toBeGreaterThanOrEqual(weight(Math.min(one, other)))
      }),
    )
  })
})

describe('counts in lists', () => {
  test.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1000, 'en', '1k'],
    [1240, 'en', '1.2k'],
    [5100, 'en', '5.1k'],
    [2_300_000, 'en', '2.3M'],
    [12_000, 'zh-Hans', '1.2万'],
    [12_000, 'ja', '1.2万'],
    [12_000, 'zh-Hant', '1.2萬'],
  ])('%i in %s is %s', (count, lang, shown) => expect(shortCount(count, lang)).toBe(shown))

  test.each(['es', 'th'])('%s has its own short form', (lang) => {
    expect(shortCount(12_000, lang)).toMatch(/^12/)
    expect(shortCount(12_000, lang).length).toBeLessThan(9)
  })
})
