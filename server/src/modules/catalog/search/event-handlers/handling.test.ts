import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoted } from '../terms/lexemes.ts'
import { indexedQuestions, isQuestionUnaffectedBy } from './untouched-by.ts'
import { markOf, searchInvalidations, readPayload } from './told.ts'
import { matches, matching } from './matching.ts'

const marks = (words: readonly string[]) => new Set(words.map(markOf))
const payloadOf = (words: string[], tier = 0, rated: number | null = null) =>
  searchInvalidations([{ tier, rated, words }])[0]?.split('=')[1] ?? ''

/** Random index queries with the result that PostgreSQL gives, except for negated words. */
const requests = (words: ReadonlySet<string>): fc.Arbitrary<{ text: string; holds: boolean }> => {
  const { any } = fc.letrec<{ any: { text: string; holds: boolean } }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc
        .constantFrom(...words, 'zoo', "o'clock", 'back\\slash', '&|!()')
        .map((word) => ({ text: quoted(`~${word}`), holds: words.has(word) })),
      fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map((each) => ({
        text: `(${each.map(({ text }) => text).join('&')})`,
        holds: each.every(({ holds }) => holds),
      })),
      fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map((each) => ({
        text: `(${each.map(({ text }) => text).join('|')})`,
        holds: each.some(({ holds }) => holds),
      })),
      tie('any').map(({ text }) => ({ text: `!${text}`, holds: true })),
    ),
  }))
  return any
}

describe('search index invalidation', () => {
  const words = new Set(['ashoe', 'btrail', "co'clock", 'dkettle'])
  it('matches a query exactly as the index would', () =>
    fc.assert(fc.property(requests(words), ({ text, holds }) => matches(matching(text), marks([...words])) === holds)))
  it('gives AND a higher precedence than OR', () => {
    const question = matching("'~a'|'~b'&'~c'")
    expect(matches(question, marks(['a']))).toBe(true)
    expect(matches(question, marks(['b']))).toBe(false)
  })
  it('parses back as written and spares queries without its words or not read that far down', () => {
    const news = payloadOf(['ashoe', 'btrail'], 2, 0.5)
    expect(readPayload(news)).toEqual({ tier: 2, rated: 0.5, words: marks(['ashoe', 'btrail']), fresh: [] })
    expect(readPayload(payloadOf([], 1))).toEqual({ tier: 1, rated: null, words: new Set(), fresh: [] })
    const [shoe, kettle] = [indexedQuestions(["'~ashoe'"]), indexedQuestions(["'~akettle'"])]
    expect(isQuestionUnaffectedBy(shoe, 5)('search', news)).toBe(false)
    expect(isQuestionUnaffectedBy(shoe, 1)('search', news)).toBe(true)
    expect(isQuestionUnaffectedBy(kettle, 5)('search', news)).toBe(true)
    expect(isQuestionUnaffectedBy(kettle, 5)('headings', news)).toBe(false)
  })
  it('carries the fresh words of a product in all scripts, without separator characters', () => {
    const fresh = ['backpack', 'เป้', 'りゅっく', 'ñu=1,2 %']
    const [news = ''] = searchInvalidations([{ tier: 0, rated: null, words: ['abackpack'], fresh }])
    expect(news).toMatch(/^search=[^ =]+$/)
    expect(readPayload(news.slice('search='.length))).toEqual({ tier: 0, rated: null, words: marks(['abackpack']), fresh })
  })
  it('covers the whole search if its payload would be too long', () => {
    expect(searchInvalidations('many')).toEqual(['search'])
    expect(searchInvalidations([])).toEqual([])
    const many = Array.from({ length: 3000 }, (_, at) => `d${at}`)
    expect(searchInvalidations([{ tier: 0, rated: null, words: many }])).toEqual(['search'])
  })
})
