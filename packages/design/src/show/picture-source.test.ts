import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { srcSetOf, tintOf } from './picture-source.ts'

describe('pictures', () => {
  test('a srcset lists each width once, narrowest first', () => {
    expect(srcSetOf((width) => `/p/7-${width}.webp`, [128, 384])).toBe('/p/7-128.webp 128w, /p/7-384.webp 384w')
    expect(srcSetOf(() => '/p.webp').match(/\d+w/g)).toEqual(['128w', '256w', '384w', '640w', '960w', '1280w'])
  })

  test('any name has one of twelve tints, always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tintOf(name)).toBe(tintOf(name))
        expect(tintOf(name)).toBeGreaterThanOrEqual(1)
        expect(tintOf(name)).toBeLessThanOrEqual(12)
      }),
    )
    expect(new Set(['Fashion', 'Shoes', 'Bags', 'Tech', 'Home'].map(tintOf)).size).toBeGreaterThan(2)
  })
})
