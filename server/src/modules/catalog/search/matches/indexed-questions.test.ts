import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markOf } from '../event-handlers/told.ts'
import { matches, matching } from '../event-handlers/matching.ts'
import { withOtherWords } from '../query/same-words.ts'
import { searchWords, nameTerms, textTerms } from '../terms/terms.ts'
import { allWords, maxLoose, otherWords, someWords } from './question.ts'

const phrases = [
  'trail shoes',
  'Zapatillas rojas',
  '越野跑鞋',
  'ランニング シューズ',
  'รองเท้าวิ่ง',
  '35 mm',
  "men's USB-C",
  'お茶',
  "it's a \\ bag",
]
const phrase = fc.array(fc.constantFrom(...phrases, 'kettle', 'red', '背包'), { minLength: 1, maxLength: 4 }).map((each) => each.join(' '))
const marks = (words: readonly string[]) => new Set(words.map(markOf))
const indexed = (name: string, text: string) => [
  ...[...nameTerms(name)].map((term) => `a${term}`),
  ...[...textTerms(text)].map((term) => `d${term}`),
]
describe('product invalidation', () => {
  it('affects every query for its product, in any language, with synonyms and with fewer words', () =>
    fc.assert(
      fc.property(phrase, phrase, (name, text) => {
        const product = marks(indexed(name, text))
        for (const keyword of [name, ...phrases.filter((each) => name.includes(each))]) {
          const own = searchWords(keyword)
          expect(allWords(own).some((question) => matches(matching(question), product))).toBe(true)
          if (own.length > 1 && own.length <= maxLoose)
            expect(someWords(own, own.length - 1).some((question) => matches(matching(question), product))).toBe(true)
        }
      }),
    ))
  it('reads its words from any query, however many synonyms there are', () =>
    fc.assert(
      fc.property(fc.oneof(phrase, fc.string({ unit: 'grapheme', maxLength: 40 })), (keyword) => {
        const words = searchWords(keyword)
        fc.pre(words.length > 0)
        const questions = [...allWords(words), ...otherWords(withOtherWords(keyword, 'world') ?? words)]
        for (const question of questions) matching(question)
      }),
    ))
})
