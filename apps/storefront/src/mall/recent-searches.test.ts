import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxRecent, readRecent, withSearch, withoutSearch } from './recent-searches.ts'

describe('recent searches', () => {
  test('the newest comes first, and searching again moves it there', () => {
    expect(withSearch(['tea', 'shoes'], 'Shoes')).toEqual(['Shoes', 'tea'])
  })

  test('no words are no search', () => expect(withSearch(['tea'], '')).toEqual(['tea']))

  test('one is taken away alone', () => expect(withoutSearch(['tea', 'shoes'], 'tea')).toEqual(['shoes']))

  test.each([null, '', 'nonsense', '{"a":1}', '[1,null,{}]', '["","  "]'])('%j kept by somebody else is nothing', (text) =>
    expect(readRecent(text)).toEqual([]),
  )

  test('what was kept comes back in its order', () => {
    expect(readRecent(JSON.stringify(['鞋', 'tea pot', 'camera']))).toEqual(['鞋', 'tea pot', 'camera'])
  })

  test('however much is searched, at most eight stay, each once', () => {
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
