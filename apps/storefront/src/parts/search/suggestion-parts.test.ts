import type { Suggestion } from '@plaza/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupSuggestions, orderSuggestions, textParts } from './suggestion-parts.ts'

const range = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }))
const suggestion = (kind: Suggestion['kind'], text: string): Suggestion => ({ kind, text, matched: [] })

describe('what was typed and what is added', () => {
  test('the end of a word is added', () => {
    expect(textParts('trail shoes', [[0, 8]])).toEqual([
      { text: 'trail sh', typed: true },
      { text: 'oes', typed: false },
    ])
  })

  test('typed words may stand in the middle, and in any order', () => {
    expect(
      textParts('waterproof trail shoes', [
        [17, 22],
        [11, 16],
      ])
        .filter((part) => part.typed)
        .map((part) => part.text),
    ).toEqual(['trail', 'shoes'])
  })

  test('nothing in common: all of it is added', () => expect(textParts('鞋', [])).toEqual([{ text: '鞋', typed: false }]))

  test('whatever the ranges, the parts together are the text and none is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
        const parts = textParts(text, ranges)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})

describe('suggestions in groups', () => {
  const mixed = [suggestion('shop', 's'), suggestion('query', 'a'), suggestion('product', 'p'), suggestion('query', 'b')]

  test('queries come first and shops last, and empty groups are left out', () => {
    expect(groupSuggestions(mixed).map(({ kind, at }) => [kind, at])).toEqual([
      ['query', 0],
      ['product', 2],
      ['shop', 3],
    ])
  })

  test('arrow keys step in the order that is shown', () =>
    expect(
      orderSuggestions(mixed)
        .map((each) => each.text)
        .join(''),
    ).toBe('abps'))

  test('no more than eight are shown', () => {
    expect(orderSuggestions(Array.from({ length: 20 }, (_, at) => suggestion('query', String(at))))).toHaveLength(8)
  })
})
