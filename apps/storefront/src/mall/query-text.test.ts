import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanQuery, longestQuery } from './query-text.ts'

describe('search words from a URL', () => {
  test.each([
    [null, ''],
    ['   ', ''],
    [' trail \t shoes\n', 'trail shoes'],
    ["'; drop table products; --", "'; drop table products; --"],
    ['<b>tea</b>', '<b>tea</b>'],
    ['鞋\u0000子', '鞋 子'],
  ])('cleans %j to %j', (text, words) => expect(cleanQuery(text)).toBe(words))

  test('does not cut a surrogate pair in the middle', () => {
    expect(cleanQuery(`${'a'.repeat(longestQuery - 1)}👟`)).toBe('a'.repeat(longestQuery - 1))
  })

  test('any text fits the field, is well formed, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const words = cleanQuery(text)
        expect(words.length).toBeLessThanOrEqual(longestQuery)
        expect(() => encodeURIComponent(words)).not.toThrow()
        expect(cleanQuery(words)).toBe(words)
      }),
    )
  })
})
