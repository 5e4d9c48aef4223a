import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allWords, loosened, otherWords, someWords } from './question.ts'
import { withOtherWords } from '../query/same-words.ts'
import { searchWords } from '../terms/terms.ts'

describe('index queries', () => {
  it('ask for names first, and never repeat an earlier query', () =>
    expect(allWords(searchWords('red shoes'))).toEqual([
      "('~ared'&'~ashoe')",
      "(('~ared'|'~bred')&('~ashoe'|'~bshoe')&('~bred'|'~bshoe'))",
      "(('~ared'|'~bred'|'~cred')&('~ashoe'|'~bshoe'|'~cshoe')&('~cred'|'~cshoe'))",
      "(('~ared'|'~bred'|'~cred'|'~dred')&('~ashoe'|'~bshoe'|'~cshoe'|'~dshoe')&('~dred'|'~dshoe'))",
    ]))

  it('for a single word ask for its fields, one after the other', () =>
    expect(allWords(searchWords('shoes'))).toEqual(["'~ashoe'", "'~bshoe'", "'~cshoe'", "'~dshoe'"]))

  it('look for parts of words in names and for whole words in longer texts', () => {
    expect(allWords(searchWords('カメラ'))).toEqual([
      "('~aかめ'&'~aめら')",
      "(('~aかめ'|'~bかめ')&('~aめら'|'~bめら')&('~bかめ'|'~bめら'))",
      "'~cかめら'",
      "'~dかめら'",
    ])
    expect(allWords(searchWords('カメラ red'))[2]).toBe(
      "(('~cかめら'|(('~aかめ'|'~bかめ')&('~aめら'|'~bめら')))&('~ared'|'~bred'|'~cred')&('~cかめら'|'~cred'))",
    )
  })

  it('for synonyms omit the earlier queries', () => {
    expect(otherWords(withOtherWords('couch', 'language') ?? [])).toEqual([
      "('~asofa'|'~asettee'|'~aloveseat')",
      "('~bsofa'|'~bsettee'|'~bloveseat')",
    ])
    const [two] = otherWords(withOtherWords('rucksack for mittens', 'language') ?? [])
    expect(two).toMatch(/^\(\('~arucksack'\|.+\)&\('~amitten'\|.+\)&\('~abackpack'\|(?!.*~arucksack).+\)\)$/)
  })

  it('carry the filters that the index supports', () => {
    const [first] = allWords(searchWords('shoes'), { category: '4', brands: ['1', '2'], shop: '3', priceMin: 1000, priceMax: 1500 })
    expect(first).toBe("('~ashoe'&'~g4'&'~s3'&('~k1'|'~k2')&('~p19'|'~p20'|'~p21'))")
  })

  it('ask for pairs of words if all three match too little', () => {
    const [first] = someWords(loosened(searchWords('red wool hat')), 2)
    for (const pair of [
      "('~ared'|'~bred')&('~awool'|'~bwool')",
      "('~ared'|'~bred')&('~ahat'|'~bhat')",
      "('~awool'|'~bwool')&('~ahat'|'~bhat')",
    ])
      expect(first).toContain(pair)
  })

  it('leave out pairs of Chinese characters always, of kana from four pairs on, and of Latin words never', () => {
    const terms = (typed: string) => loosened(searchWords(typed)).map(({ alternatives }) => alternatives)
    const parts = (typed: string) => searchWords(typed)[0]?.alternatives.at(-1) ?? []
    expect(parts('徕卡镜')).toHaveLength(2)
    expect(terms('徕卡镜')).toEqual(parts('徕卡镜').map((part) => [[part]]))
    expect(terms('カメラ')).toEqual([searchWords('カメラ')[0]?.alternatives])
    expect(parts('ヘッドホン')).toHaveLength(4)
    expect(terms('ヘッドホン')).toEqual(parts('ヘッドホン').map((part) => [[part]]))
    expect(terms('headphones')).toEqual([searchWords('headphones')[0]?.alternatives])
  })

  it('contain typed text only inside quotes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const words = searchWords(typed)
        fc.pre(words.length > 0)
        for (const question of allWords(words)) expect(question.replace(/'(?:[^'\\]|''|\\\\)*'/g, '')).toMatch(/^[()&|!]*$/)
      }),
    ))
})
