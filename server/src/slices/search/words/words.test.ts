import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, stem } from './index.ts'

const anything = fc.string({ unit: 'grapheme', maxLength: 60 })

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
