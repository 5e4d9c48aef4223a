import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxRecent, readRecent, withSearch, withoutSearch } from './recent-searches.ts'

describe('recent searches', () => {
  test('the newest is first, and searching again moves it there', () => {
    expect(withSearch(['tea', 'shoes'], 'Shoes')).toEqual(['Shoes', 'tea'])
  })

  test('ignores an empty search', () => expect(withSearch(['tea'], '')).toEqual(['tea']))

  test('removes a single search', () => expect(withoutSearch(['tea', 'shoes'], 'tea')).toEqual(['shoes']))

  test.each([null, '', 'nonsense', '{"a":1}', '[1,null,{}]', '["","  "]'])('reads malformed storage %j as empty', (text) =>
    expect(readRecent(text)).toEqual([]),
  )

  test('restores stored searches in order', () => {
    expect(readRecent(JSON.stringify(['鞋', 'tea pot', 'camera']))).toEqual(['鞋', 'tea pot', 'camera'])
  })

  test('stores at most eight searches, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 }), (searches) => {
        const recent = searches.reduce<readonly string[]>(withSearch, [])
        expect(recent.length).toBeLessThanOrEqual(maxRecent)
        expect(new Set(recent.map((each) => each.toLowerCase())).size).toBe(recent.length)
        if (searches.length > 0) expect(recent[0]).toBe(searches.at(-1))
      }),
    )
  })
})
