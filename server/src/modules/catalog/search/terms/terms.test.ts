import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, cutTyped } from '../words/pieces.ts'
import { foldWord, tidy } from '../words/fold.ts'
import { searchWords, nameTerms, textTerms, withoutAsking } from './terms.ts'

const scripts = [
  'trail',
  'shoes',
  'Zapatillas',
  '越野',
  '跑鞋',
  '運動',
  'ランニング',
  'シューズ',
  'ﾗﾝﾆﾝｸﾞ',
  'รองเท้า',
  'วิ่ง',
  '35',
  'mm',
  'USB-C',
  "men's",
  '茶',
  'お',
]
const phrase = fc.array(fc.constantFrom(...scripts), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const anything = fc.string({ unit: 'grapheme', maxLength: 60 })

const meets = (name: string, keyword: string): boolean => {
  const terms = nameTerms(name)
  return searchWords(keyword).every((word) => word.alternatives.some((alternative) => alternative.every((term) => terms.has(term))))
}

describe('search terms', () => {
  it('match a name with the same text', () => fc.assert(fc.property(anything, (text) => meets(text, text))))
  it('match regardless of the order of the words', () =>
    fc.assert(
      fc.property(phrase, (name) =>
        meets(
          name,
          name
            .split(' ')
            .filter((word) => word !== 'mm' && word !== '35')
            .toReversed()
            .join(' '),
        ),
      ),
    ))
  it('match any single word of a name', () =>
    fc.assert(
      fc.property(phrase, (name) =>
        name
          .split(' ')
          .filter((word) => word !== 'お')
          .every((word) => meets(name, word)),
      ),
    ))
  it('are at most twelve words', () =>
    fc.assert(fc.property(fc.array(fc.constantFrom(...scripts), { maxLength: 60 }), (words) => searchWords(words.join(' ')).length <= 12)))
  it('report their position in the text correctly', () =>
    fc.assert(
      fc.property(anything, (text) =>
        [...cut(text), ...cutTyped(text)]
          .filter((piece) => piece.script !== 'number')
          .every((piece) => foldWord(tidy(text).slice(piece.start, piece.end)) === piece.text),
      ),
    ))

  it.each([
    ['Pocket 35 mm film camera', '35mm'],
    ['กล้องฟิล์ม 35 มม.', '35 mm'],
    ['便携式 35 毫米 胶片相机', '35mm'],
    ['Bottle 900ml', '900 毫升'],
    ['ボトル 900ミリリットル', '900 ml'],
    ['Trail shoes', 'trail shoe'],
    ['越野跑鞋 透气网面', '透气 跑鞋'],
    ['輕量越野跑鞋', '轻量'],
    ['トレイルランニングシューズ', 'ランニング'],
    ['รองเท้าวิ่งเทรล ผ้าตาข่ายระบายอากาศ', 'ตาข่าย'],
    ['MX-500 keyboard', 'mx500'],
    ['Bottle 0,5 l', '500ml'],
    ['ตุ๊กตา 40 ซม.', '400 mm'],
    ['2.4 kg tent', 'tent 2400 grams'],
    ['กล่อง 1 กิโลกรัม', '1公斤'],
    ["Men's T-shirt", 'tshirt men'],
    ['Botas de montaña', 'bota montana'],
  ])('%s matches %s', (name, keyword) => expect(meets(name, keyword)).toBe(true))

  it.each([
    ['Trail shoes', 'road'],
    ['越野跑鞋', '跑步'],
    ['35 mm film', '36 mm'],
    ['กระเป๋า', 'รองเท้า'],
  ])('%s does not match %s', (name, keyword) => expect(meets(name, keyword)).toBe(false))

  it('ignore stop words unless there is nothing else', () => {
    expect(searchWords('the bag with a strap').map((word) => word.text)).toEqual(['bag', 'strap'])
    expect(searchWords('with').map((word) => word.text)).toEqual(['with'])
    expect(searchWords('!!! … ？')).toEqual([])
  })

  it('treat SQL and markup as words', () => {
    expect(searchWords("'; drop table product; --").map((word) => word.text)).toEqual(['drop', 'table', 'product'])
    expect(searchWords('<script>alert(1)</script>').map((word) => word.text)).toEqual(['script', 'alert', '1'])
  })
})

describe('removal of the request phrase from a query', () => {
  it.each([
    ['where can I buy a tent?', 'tent'],
    ['¿Dónde puedo comprar una guitarra roja?', 'guitarra roja'],
    ['我想买一个吉他', '吉他'],
    ['ギターが欲しい', 'ギター'],
    ['赤い口紅', '赤 口紅'],
    ['อยากได้กีตาร์ราคาถูก', 'กีตาร์'],
    ['please show me t-shirts', 't-shirts'],
  ])('reduces %s to %s', (keyword, replaying) => expect(withoutAsking(keyword)).toBe(replaying))

  it.each([['tent'], ['where can I buy'], ['the tent with poles'], ['']])('does not reduce "%s"', (keyword) =>
    expect(withoutAsking(keyword)).toBeNull(),
  )
})

describe('long texts', () => {
  it('give fewer terms than names, and none that a name would not give', () =>
    fc.assert(
      fc.property(phrase, (text) => {
        const name = nameTerms(text)
        return [...textTerms(text)].every((term) => name.has(term))
      }),
    ))
  it('are segmented the same alone and side by side', () =>
    fc.assert(
      fc.property(phrase, phrase, (one, other) => {
        const apart = new Set([...nameTerms(one), ...nameTerms(other)])
        const together = nameTerms(`${one} · ${other}`)
        return [...apart].every((term) => together.has(term))
      }),
    ))
})
