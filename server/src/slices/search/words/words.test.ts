import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askedWords,
  cut,
  cutTyped,
  distance,
  fold,
  isHanSlip,
  isLikely,
  mostMistakes,
  nameTerms,
  neighbours,
  sameButMarks,
  stem,
  textTerms,
  tidy,
  withoutAsking,
} from './index.ts'

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
  return askedWords(keyword).every((word) => word.ways.some((way) => way.every((term) => terms.has(term))))
}

describe('folding', () => {
  it('takes folding twice for folding once', () => fc.assert(fc.property(anything, (text) => fold(fold(text)) === fold(text))))

  it.each([
    ['Café', 'CAFE'],
    ['ﾗﾝﾆﾝｸﾞ', 'らんにんぐ'],
    ['ランニング', 'らんにんぐ'],
    ['運動鞋', '运动鞋'],
    ['鉄', '铁'],
    ['國', '国'],
    ['學', '学'],
    ['會', '会'],
    ['溫', '温'],
    ['寶', '宝'],
    ['黒', '黑'],
    ['竜', '龙'],
    ['ＡＢＣ１２', 'abc12'],
    ['Straße', 'strasse'],
    ['กล้วยน้ำ', 'กล้วยน้ำ'.normalize('NFKC')],
  ])('takes %s and %s for the same', (one, other) => expect(fold(one)).toBe(fold(other)))

  it('keeps the voice of kana and the vowels of Thai', () => {
    expect(fold('が')).not.toBe(fold('か'))
    expect(fold('น้ำ')).not.toBe(fold('นา'))
  })
})

describe('stems', () => {
  it.each([
    ['shoe', 'shoes'],
    ['box', 'boxes'],
    ['watch', 'watches'],
    ['dress', 'dresses'],
    ['knife', 'knives'],
    ['battery', 'batteries'],
    ['cookie', 'cookies'],
    ['glove', 'gloves'],
    ['zapatilla', 'zapatillas'],
    ['tacon', 'tacones'],
    ['altavoz', 'altavoces'],
    ['reloj', 'relojes'],
    ['glass', 'glasses'],
    ['boot', 'boots'],
  ])('%s meets %s', (one, many) => expect(stem(one)).toBe(stem(many)))

  it.each([
    ['car', 'care'],
    ['bus', 'bu'],
    ['plan', 'plant'],
    ['bag', 'bagel'],
  ])('%s is not %s', (one, other) => expect(stem(one)).not.toBe(stem(other)))
})

describe('what is asked', () => {
  it('is always found in a name that is the same text', () => fc.assert(fc.property(anything, (text) => meets(text, text))))
  it('is found whatever the order of the words', () =>
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
  it('is found by any single word of a name', () =>
    fc.assert(
      fc.property(phrase, (name) =>
        name
          .split(' ')
          .filter((word) => word !== 'お')
          .every((word) => meets(name, word)),
      ),
    ))
  it('never asks for more than twelve words', () =>
    fc.assert(fc.property(fc.array(fc.constantFrom(...scripts), { maxLength: 60 }), (words) => askedWords(words.join(' ')).length <= 12)))
  it('is cut where it stands in the text', () =>
    fc.assert(
      fc.property(anything, (text) =>
        [...cut(text), ...cutTyped(text)]
          .filter((piece) => piece.script !== 'number')
          .every((piece) => fold(tidy(text).slice(piece.start, piece.end)) === piece.text),
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
  ])('%s answers %s', (name, keyword) => expect(meets(name, keyword)).toBe(true))

  it.each([
    ['Trail shoes', 'road'],
    ['越野跑鞋', '跑步'],
    ['35 mm film', '36 mm'],
    ['กระเป๋า', 'รองเท้า'],
  ])('%s does not answer %s', (name, keyword) => expect(meets(name, keyword)).toBe(false))

  it('forgets words that tell nothing, unless there is nothing else', () => {
    expect(askedWords('the bag with a strap').map((word) => word.text)).toEqual(['bag', 'strap'])
    expect(askedWords('with').map((word) => word.text)).toEqual(['with'])
    expect(askedWords('!!! … ？')).toEqual([])
  })

  it('takes SQL and markup for words', () => {
    expect(askedWords("'; drop table product; --").map((word) => word.text)).toEqual(['drop', 'table', 'product'])
    expect(askedWords('<script>alert(1)</script>').map((word) => word.text)).toEqual(['script', 'alert', '1'])
  })
})

describe('what is asked without the asking', () => {
  it.each([
    ['where can I buy a tent?', 'tent'],
    ['¿Dónde puedo comprar una guitarra roja?', 'guitarra roja'],
    ['我想买一个吉他', '吉他'],
    ['ギターが欲しい', 'ギター'],
    ['赤い口紅', '赤 口紅'],
    ['อยากได้กีตาร์ราคาถูก', 'กีตาร์'],
    ['please show me t-shirts', 't-shirts'],
  ])('of %s is %s', (keyword, telling) => expect(withoutAsking(keyword)).toBe(telling))

  it.each([['tent'], ['where can I buy'], ['the tent with poles'], ['']])('of "%s" is nothing else', (keyword) =>
    expect(withoutAsking(keyword)).toBeNull(),
  )
})

describe('Chinese characters of one sound', () => {
  it.each([
    ['蜂密', '蜂蜜'],
    ['手炳', '手柄'],
    ['马可杯', '马克杯'],
    ['打映机', '打印机'],
    ['腊烛', '蜡烛'],
  ])('%s may be meant for %s', (typed, word) => expect(isHanSlip(typed, word)).toBe(true))

  it.each([
    ['刷子', '梳子'],
    ['垫子', '碟子'],
    ['蜂蜜', '蜂蜜'],
    ['峰密', '蜂蜜'],
  ])('%s is hardly meant for %s', (typed, word) => expect(isHanSlip(typed, word)).toBe(false))
})

describe('longer texts', () => {
  it('give fewer terms than names, and none that a name would not give', () =>
    fc.assert(
      fc.property(phrase, (text) => {
        const name = nameTerms(text)
        return [...textTerms(text)].every((term) => name.has(term))
      }),
    ))
  it('are cut alike whether they stand alone or side by side', () =>
    fc.assert(
      fc.property(phrase, phrase, (one, other) => {
        const apart = new Set([...nameTerms(one), ...nameTerms(other)])
        const together = nameTerms(`${one} · ${other}`)
        return [...apart].every((term) => together.has(term))
      }),
    ))
})

describe('mistakes', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/)
  it('one wrong letter always leaves a neighbour in common', () =>
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'q', ''), (right, at, letter) => {
        const place = at % right.length
        const wrong = right.slice(0, place) + letter + right.slice(place + 1)
        const near = new Set(neighbours(right))
        return mostMistakes(wrong) === 0 || neighbours(wrong).some((each) => near.has(each))
      }),
    ))
  it('distance is the same both ways, and nothing only between equals', () =>
    fc.assert(fc.property(word, word, (a, b) => distance(a, b) === distance(b, a) && (distance(a, b) === 0) === (a === b))))
  it.each([
    ['shoes', 'shose', 1],
    ['backpack', 'bakpack', 1],
    ['headphones', 'hedphone', 2],
    ['รองเท้า', 'รองเท่า', 1],
  ])('%s and %s are %i apart', (right, wrong, apart) => expect(distance(right, wrong)).toBe(apart))

  it.each([
    ['shos', 'shoes'],
    ['lanp', 'lamp'],
    ['headphnoes', 'headphones'],
    ['bycicle', 'bicycle'],
    ['relox', 'reloj'],
    ['headfones', 'headphones'],
    ['visicleta', 'bicicleta'],
    ['moxila', 'mochila'],
    ['zapatilas', 'zapatillas'],
    ['nife', 'knife'],
    ['acha', 'hacha'],
    ['กันไกร', 'กรรไกร'],
    ['คอมพิวเตอ', 'คอมพิวเตอร์'],
  ])('%s is likely meant for %s', (typed, word) => expect(isLikely(typed, word)).toBe(true))

  it.each([
    ['king', 'ring'],
    ['boba', 'bola'],
    ['mike', 'make'],
    ['xbox', 'box'],
    ['skiing', 'spring'],
    ['sledge', 'suede'],
    ['kettle', 'little'],
  ])('%s is hardly meant for %s', (typed, word) => expect(isLikely(typed, word)).toBe(false))

  it.each([
    ['ผึง', 'ผึ้ง'],
    ['ベット', 'ベッド'].map(fold) as [string, string],
    ['ヘツドホン', 'ヘッドホン'].map(fold) as [string, string],
    ['カレンダ', 'カレンダー'].map(fold) as [string, string],
  ])('%s is %s but for its marks', (typed, word) => expect(sameButMarks(typed, word)).toBe(true))
})
