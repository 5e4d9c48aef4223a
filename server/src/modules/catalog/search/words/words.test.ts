import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounded } from './bounded.ts'
import { cutTyped } from './pieces.ts'
import { foldWord } from './fold.ts'
import { stem } from './stem.ts'

const anything = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('word folding', () => {
  it('is idempotent', () => fc.assert(fc.property(anything, (text) => foldWord(foldWord(text)) === foldWord(text))))

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
  ])('folds %s and %s to the same word', (one, other) => expect(foldWord(one)).toBe(foldWord(other)))

  it('preserves voiced kana and Thai vowels', () => {
    expect(foldWord('が')).not.toBe(foldWord('か'))
    expect(foldWord('น้ำ')).not.toBe(foldWord('นา'))
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
  ])('%s has the stem of %s', (one, many) => expect(stem(one)).toBe(stem(many)))

  it.each([
    ['car', 'care'],
    ['bus', 'bu'],
    ['plan', 'plant'],
    ['bag', 'bagel'],
  ])('%s does not have the stem of %s', (one, other) => expect(stem(one)).not.toBe(stem(other)))
})

describe('bounded query', () => {
  const ligature = '\ufdfa'
  it.each([
    ['a sign of eighteen letters', ligature.repeat(200)],
    ['the same with gaps', `${ligature} `.repeat(100)],
    ['signs of several letters', '\u2474\u33c2\u33af'.repeat(66)],
    ['a letter that is compared as two', 'ß'.repeat(200)],
    ['words of two letters', 'ab '.repeat(66)],
    ['letters in pairs', '𝒶𝒷'.repeat(100)],
  ])('has at most 200 characters and 24 words after normalization: %s', (_, typed) => {
    const left = bounded(typed)
    expect(left).not.toBe('')
    expect(foldWord(left).length).toBeLessThanOrEqual(200)
    expect(cutTyped(left).length).toBeLessThanOrEqual(24)
  })
  it('does not end in half a character', () => expect(bounded('🎸'.repeat(60), 63)).toBe('🎸'.repeat(31)))
  it.each(['Ridgeline trail running shoes', 'ﾗﾝﾆﾝｸﾞｼｭｰｽﾞ トレイル', 'นำ้ผึ้ง', '½ litre …', ''])('"%s" is unchanged', (typed) =>
    expect(bounded(typed)).toBe(typed),
  )
  it('is idempotent', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => bounded(bounded(text)) === bounded(text))))
})
