import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWord } from '../words/fold.ts'
import { isHanSlip } from './han-sounds.ts'
import { distance, isLikely, maxMistakes, neighbours, sameButMarks } from './near.ts'

describe('Chinese characters with the same sound', () => {
  it.each([
    ['蜂密', '蜂蜜'],
    ['手炳', '手柄'],
    ['马可杯', '马克杯'],
    ['打映机', '打印机'],
    ['腊烛', '蜡烛'],
  ])('%s may be a typo of %s', (typed, word) => expect(isHanSlip(typed, word)).toBe(true))

  it.each([
    ['刷子', '梳子'],
    ['垫子', '碟子'],
    ['蜂蜜', '蜂蜜'],
    ['峰密', '蜂蜜'],
  ])('%s is not a typo of %s', (typed, word) => expect(isHanSlip(typed, word)).toBe(false))
})

describe('typos', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/)
  it('one wrong character always leaves a shared neighbor', () =>
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'q', ''), (right, at, char) => {
        const index = at % right.length
        const wrong = right.slice(0, index) + char + right.slice(index + 1)
        const near = new Set(neighbours(right))
        return maxMistakes(wrong) === 0 || neighbours(wrong).some((each) => near.has(each))
      }),
    ))
  it('distance is symmetric, and zero only between equal words', () =>
    fc.assert(fc.property(word, word, (a, b) => distance(a, b) === distance(b, a) && (distance(a, b) === 0) === (a === b))))
  it.each([
    ['shoes', 'shose', 1],
    ['backpack', 'bakpack', 1],
    ['headphones', 'hedphone', 2],
    ['รองเท้า', 'รองเท่า', 1],
  ])('%s and %s have the distance %i', (right, wrong, apart) => expect(distance(right, wrong)).toBe(apart))

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
  ])('%s is likely a typo of %s', (typed, word) => expect(isLikely(typed, word)).toBe(true))

  it.each([
    ['king', 'ring'],
    ['boba', 'bola'],
    ['mike', 'make'],
    ['xbox', 'box'],
    ['skiing', 'spring'],
    ['sledge', 'suede'],
    ['kettle', 'little'],
  ])('%s is hardly a typo of %s', (typed, word) => expect(isLikely(typed, word)).toBe(false))

  it.each([
    ['ผึง', 'ผึ้ง'],
    ['ベット', 'ベッド'].map(foldWord) as [string, string],
    ['ヘツドホン', 'ヘッドホン'].map(foldWord) as [string, string],
    ['カレンダ', 'カレンダー'].map(foldWord) as [string, string],
  ])('%s is %s without its marks', (typed, word) => expect(sameButMarks(typed, word)).toBe(true))
})
