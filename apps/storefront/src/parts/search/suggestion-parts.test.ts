import type { Suggestion } from '@plaza/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupSuggestions, orderSuggestions, textParts } from './suggestion-parts.ts'

const range = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }))
const suggestion = (kind: Suggestion['kind'], text: string): Suggestion => ({ kind, text, matched: [] })

describe('typed and completed parts of a suggestion', () => {
  test('marks the end of a word as completed', () => {
    expect(textParts('trail shoes', [[0, 8]])).toEqual([
      { text: 'trail sh', typed: true },
      { text: 'oes', typed: false },
    ])
  })

  test('typed words may be in the middle and in any order', () => {
    expect(
      textParts('waterproof trail shoes', [
        [17, 22],
        [11, 16],
      ])
        .filter((part) => part.typed)
        .map((part) => part.text),
    ).toEqual(['trail', 'shoes'])
  })

  test('without a match, all of it is completed', () => expect(textParts('鞋', [])).toEqual([{ text: '鞋', typed: false }]))

  test('for any ranges the parts join to the text and none is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
        const parts = textParts(text, ranges)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})

describe('grouped suggestions', () => {
  const mixed = [suggestion('shop', 's'), suggestion('query', 'a'), suggestion('product', 'p'), suggestion('query', 'b')]

  test('queries are first and shops last, and empty groups are omitted', () => {
    expect(groupSuggestions(mixed).map(({ kind, at }) => [kind, at])).toEqual([
      ['query', 0],
      ['product', 2],
      ['shop', 3],
    ])
  })

  test('arrow keys follow the displayed order', () =>
    expect(
      orderSuggestions(mixed)
        .map((each) => each.text)
        .join(''),
    ).toBe('abps'))

  test('at most eight are shown', () => {
    expect(orderSuggestions(Array.from({ length: 20 }, (_, at) => suggestion('query', String(at))))).toHaveLength(8)
  })
})
